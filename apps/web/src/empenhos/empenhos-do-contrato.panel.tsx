import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../list/list-transfer.component.tsx';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { UmEmpenho } from './empenho.component.tsx';
import { listarEmpenhos } from './empenhos.queries.ts';
import { NovoEmpenho } from './novo-empenho.dialog.tsx';
import { SimulacaoDoSaldo } from './simulacao.component.tsx';
import './empenhos.css';

export function EmpenhosDoContrato({ contratoId }: { contratoId: number }) {
  const empenhos = useQuery(listarEmpenhos(contratoId));
  const [novo, setNovo] = useState(false);
  return (
    <QueryState query={empenhos} skeletonHeight={240}>
      {({ itens, saldoCentavos, previsao }) => (
        <div className="empenhos">
          <div className="empenhos-topo">
            <p>
              {itens.length ? (
                <>
                  Saldo dos empenhos <strong>{formatMoney(saldoCentavos)}</strong>
                </>
              ) : (
                'Sem empenho cadastrado, as medições deste contrato são atestadas sem consumir saldo.'
              )}
            </p>
            <Toolbar>
              {itens.length > 0 && (
                <ExportMenu
                  path={`/api/ms-alipen/contratos/${contratoId}/empenhos/exportacao`}
                  title="Os empenhos deste contrato"
                />
              )}
              <Button variant="primary" onClick={() => setNovo(true)}>
                <PlusIcon size={18} weight="bold" aria-hidden />
                Novo empenho
              </Button>
            </Toolbar>
          </div>
          {previsao?.aviso && <Notice tone="aviso">{previsao.aviso}</Notice>}
          {itens.length > 0 && <SimulacaoDoSaldo contratoId={contratoId} />}
          {itens.map(empenho => (
            <UmEmpenho key={empenho.id} empenho={empenho} />
          ))}
          {novo && <NovoEmpenho contratoId={contratoId} sair={() => setNovo(false)} />}
        </div>
      )}
    </QueryState>
  );
}
