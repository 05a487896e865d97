import { useMutation, useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { fazerPrimeirasSenhas } from './primeiras-senhas.calls.ts';
import { listarSemSenha } from './usuarios.queries.ts';
import './primeiras-senhas.css';

/** People who cannot sign in until a paper is made for them: new ones, and those whose first password was never used in time. */
export function PrimeirasSenhas() {
  const query = useQuery(listarSemSenha());
  const fazer = useMutation({ mutationFn: fazerPrimeirasSenhas });
  return (
    <section className="primeiras-senhas" aria-label="Primeiras senhas">
      {fazer.error && <Notice tone="perigo">{sentenceOf(fazer.error)}</Notice>}
      {fazer.isSuccess && (
        <Notice tone="ok">
          As folhas estão nos seus arquivos baixados: imprima, recorte e entregue. Depois apague o arquivo, pois quem o
          tiver pode entrar por elas.
        </Notice>
      )}
      <QueryState query={query} skeletonHeight={72}>
        {({ ids, total }) =>
          total === 0 ? (
            <p className="quieto">Ninguém está sem senha.</p>
          ) : (
            <>
              <p>
                {formatCount(total, 'pessoa ainda não tem', 'pessoas ainda não têm')} uma senha que valha. Cada uma
                recebe a sua em papel, vale 15 dias e é trocada na primeira entrada.
              </p>
              <Button variant="primary" disabled={fazer.isPending} onClick={() => fazer.mutate(ids)}>
                {fazer.isPending
                  ? 'Fazendo…'
                  : `Fazer ${formatCount(ids.length, 'primeira senha', 'primeiras senhas')} em PDF`}
              </Button>
            </>
          )
        }
      </QueryState>
    </section>
  );
}
