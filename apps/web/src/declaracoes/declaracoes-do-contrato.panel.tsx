import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { today } from '../ui/today.ts';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { criarAcessoDeclaracao, revogarAcessoDeclaracao } from './declaracoes.mutations.ts';
import { type Declaracoes, listarDeclaracoes } from './declaracoes.queries.ts';
import { DiasDeclarados } from './dias-declarados.component.tsx';
import './declaracoes.css';

/** What the supplier says it produced and delivered, in the contract's record, and the address by which it says so. */
export function DeclaracoesDoContrato({ contratoId }: { contratoId: number }) {
  const [mes, setMes] = useState<string | null>(today().slice(0, 7));
  const declaracoes = useQuery(listarDeclaracoes(contratoId, mes ?? today().slice(0, 7)));
  return (
    <QueryState query={declaracoes} skeletonHeight={240}>
      {lidas => (
        <div className="declaracoes">
          <Endereco contratoId={contratoId} {...lidas} />
          <DiasDeclarados contratoId={contratoId} mes={lidas.mes} mudarMes={setMes} dias={lidas.dias} />
        </div>
      )}
    </QueryState>
  );
}

function Endereco({
  contratoId,
  acesso,
  administra,
}: Pick<Declaracoes, 'acesso' | 'administra'> & { contratoId: number }) {
  const [endereco, setEndereco] = useState<string | null>(null);
  const criar = useMutation({
    mutationFn: () => criarAcessoDeclaracao(contratoId),
    onSuccess: feito => setEndereco(`${window.location.origin}${basePath}${feito.endereco}`),
  });
  const revogar = useMutation({ mutationFn: () => revogarAcessoDeclaracao(contratoId) });
  const ocupado = criar.isPending || revogar.isPending;
  return (
    <div className="declaracoes-topo">
      <p>
        {acesso
          ? `O fornecedor declara pelo endereço criado por ${acesso.por} em ${formatInstant(acesso.criadoEm)}; vale até ${formatDay(acesso.expiraEm.slice(0, 10))}.`
          : 'O fornecedor ainda não tem o endereço por que declara, sem conta.'}
      </p>
      {administra && (
        <Toolbar>
          <Button disabled={ocupado} onClick={() => criar.mutate()}>
            {acesso ? 'Trocar o endereço' : 'Criar o endereço'}
          </Button>
          {acesso && (
            <Button disabled={ocupado} onClick={() => revogar.mutate()}>
              Revogar
            </Button>
          )}
        </Toolbar>
      )}
      {criar.isError && <Notice tone="perigo">O endereço não foi criado. Tente de novo.</Notice>}
      {endereco && (
        <SecretDialog title="Endereço do fornecedor" secret={endereco} close={() => setEndereco(null)}>
          Envie ao fornecedor: quem o tiver declara por este contrato. O anterior não vale mais.
        </SecretDialog>
      )}
    </div>
  );
}
