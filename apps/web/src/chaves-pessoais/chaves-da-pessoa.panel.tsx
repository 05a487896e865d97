import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../ui/query-state.component.tsx';
import { ListaDeChaves } from './chaves.component.tsx';
import { listarChavesDaPessoa } from './chaves-pessoais.queries.ts';

/** On a person's record, for the manager before whom the person stands. */
export function ChavesDaPessoa({ usuarioId }: { usuarioId: number }) {
  const chaves = useQuery(listarChavesDaPessoa(usuarioId));
  return (
    <QueryState query={chaves} skeletonHeight={160}>
      {lidas => (
        <ListaDeChaves
          chaves={lidas}
          espera="Confirme só com a pessoa presente, pelo código que está na tela dela."
          vazio="Esta pessoa não tem chave pessoal. Ela a cadastra em Usuário › Chaves pessoais."
        />
      )}
    </QueryState>
  );
}
