import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../ui/query-state.component.tsx';
import { SupplierAddress } from '../ui/supplier-address.component.tsx';
import { today } from '../ui/today.ts';
import { criarAcessoDeclaracao, revogarAcessoDeclaracao } from './declaracoes.mutations.ts';
import { listarDeclaracoes } from './declaracoes.queries.ts';
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
          <div className="declaracoes-topo">
            <SupplierAddress
              {...lidas}
              verbo="declara"
              aviso="Envie ao fornecedor: quem o tiver declara por este contrato."
              criar={() => criarAcessoDeclaracao(contratoId)}
              revogar={() => revogarAcessoDeclaracao(contratoId)}
            />
          </div>
          <DiasDeclarados contratoId={contratoId} mes={lidas.mes} mudarMes={setMes} dias={lidas.dias} />
        </div>
      )}
    </QueryState>
  );
}
