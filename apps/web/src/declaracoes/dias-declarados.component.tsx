import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { MonthField } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { formatInteger, formatSigned } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { type DiaDeclarado, obterDeclaracao } from './declaracoes.queries.ts';

interface Props {
  contratoId: number;
  mes: string;
  mudarMes: (mes: string | null) => void;
  dias: readonly DiaDeclarado[];
}

const contra = (declarada: number | null, outra: number | null): string =>
  declarada === null || outra === null || declarada === outra ? '' : ` (${formatSigned(declarada - outra)})`;

export function DiasDeclarados({ contratoId, mes, mudarMes, dias }: Props) {
  const [aberto, setAberto] = useState<string | null>(null);
  return (
    <>
      <MonthField label="Mês" value={mes} onChange={mudarMes} />
      {!dias.length && <p className="quieto">Neste mês não há pedido nem declaração.</p>}
      {dias.length > 0 && (
        <ScrollRegion label="Dias do mês" className="declaracoes-rolagem">
          <Table density="compacta">
            <thead>
              <tr>
                <th scope="col">Dia</th>
                <th scope="col" className="numero">
                  Confirmado
                </th>
                <th scope="col" className="numero">
                  Produzido
                </th>
                <th scope="col" className="numero">
                  Entregue
                </th>
                <th scope="col">Declarado por</th>
              </tr>
            </thead>
            <tbody>
              {dias.map(({ data, confirmadas, declaracao }) => (
                <tr key={data}>
                  <th scope="row">
                    <Button variant="quiet" onClick={() => setAberto(data)}>
                      {formatDay(data)}
                    </Button>
                  </th>
                  <td className="numero">{formatInteger(confirmadas)}</td>
                  <td className="numero">{declaracao ? formatInteger(declaracao.produzidas) : '—'}</td>
                  <td className="numero">
                    {declaracao ? formatInteger(declaracao.entregues) + contra(declaracao.entregues, confirmadas) : '—'}
                  </td>
                  <td>
                    {declaracao
                      ? `${declaracao.nome}, ${formatInstant(declaracao.recebidaEm)} · versão ${declaracao.versao}`
                      : 'não declarado'}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
      {aberto && <DiaAberto contratoId={contratoId} data={aberto} fechar={() => setAberto(null)} />}
    </>
  );
}

function DiaAberto({ contratoId, data, fechar }: { contratoId: number; data: string; fechar: () => void }) {
  const dia = useQuery(obterDeclaracao(contratoId, data));
  return (
    <Dialog
      title={`Declarado em ${formatDay(data)}`}
      close={fechar}
      width={760}
      footer={<Button onClick={fechar}>Fechar</Button>}
    >
      <QueryState query={dia} skeletonHeight={200}>
        {({ linhas, versoes }) => (
          <div className="declaracoes">
            <ScrollRegion label="Confirmado, recebido e declarado" className="declaracoes-rolagem">
              <Table density="compacta">
                <thead>
                  <tr>
                    <th scope="col">Lotação e refeição</th>
                    <th scope="col" className="numero">
                      Confirmado
                    </th>
                    <th scope="col" className="numero">
                      Recebido
                    </th>
                    <th scope="col" className="numero">
                      Produzido
                    </th>
                    <th scope="col" className="numero">
                      Entregue
                    </th>
                    <th scope="col">Lacres e placa</th>
                  </tr>
                </thead>
                <tbody>
                  {linhas.map(linha => (
                    <tr key={`${linha.lotacao.id} ${linha.refeicao}`}>
                      <th scope="row">
                        {linha.lotacao.nome} · {linha.refeicao}
                      </th>
                      <td className="numero">{formatInteger(linha.confirmada)}</td>
                      <td className="numero">{linha.recebida === null ? '—' : formatInteger(linha.recebida)}</td>
                      <td className="numero">{linha.produzida === null ? '—' : formatInteger(linha.produzida)}</td>
                      <td className="numero">
                        {linha.entregue === null
                          ? 'não declarado'
                          : formatInteger(linha.entregue) + contra(linha.entregue, linha.recebida ?? linha.confirmada)}
                      </td>
                      <td>{[...linha.lacres, linha.placa].filter(Boolean).join(', ') || '—'}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </ScrollRegion>
            {versoes.map(versao => (
              <p key={versao.versao} className="quieto">
                Versão {versao.versao}: {versao.nome}, {formatInstant(versao.recebidaEm)};{' '}
                {formatInteger(versao.produzidas)} produzidas e {formatInteger(versao.entregues)} entregues
              </p>
            ))}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
