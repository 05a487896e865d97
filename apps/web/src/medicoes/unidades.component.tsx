import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { Medicao } from './medicoes.queries.ts';
import { PedirCorrecaoDialog } from './pedir-correcao.dialog.tsx';

const MAPA = '/modules/relatorios/mapaDiarioDeAlimentacao';

export function Unidades({ medicao }: { medicao: Medicao }) {
  const { unidades, resumo, acoes } = medicao;
  const [corrigir, setCorrigir] = useState<number | null>(null);
  const mapaDe = (lotacaoId: number) =>
    `${MAPA}?visao=mes&mes=${resumo.mes}&lotacaoId=${lotacaoId}&contratoId=${resumo.contrato.id}`;
  return (
    <Card className="medicao-parte" aria-labelledby="medicao-unidades">
      <h2 id="medicao-unidades">Unidades</h2>
      <ScrollRegion label="Unidades da medição" className="medicao-rolagem medicao-rolagem--alta">
        <Table className="medicao-tabela">
          <thead>
            <tr>
              <th scope="col">Unidade</th>
              {['Dias fechados', 'Refeições', 'Bruto', 'Glosas', 'Descontos', 'Líquido'].map(nome => (
                <th key={nome} scope="col" className="numero">
                  {nome}
                </th>
              ))}
              {acoes.includes('pedirCorrecao') && <th scope="col">Correção</th>}
            </tr>
          </thead>
          <tbody>
            {unidades.map(({ lotacao, dias, diasFechados, totais }) => (
              <tr key={lotacao.id}>
                <th scope="row">
                  <Link to={mapaDe(lotacao.id)}>{lotacao.nome}</Link>
                </th>
                <td className="numero">
                  {diasFechados} de {dias}
                </td>
                <td className="numero">{formatInteger(totais.refeicoes)}</td>
                <td className="numero">{formatMoney(totais.brutoCentavos)}</td>
                <td className="numero">{formatMoney(totais.glosaCentavos)}</td>
                <td className="numero">{formatMoney(totais.descontoCentavos)}</td>
                <td className="numero">{formatMoney(totais.liquidoCentavos)}</td>
                {acoes.includes('pedirCorrecao') && (
                  <td>
                    <Button
                      aria-label={`Pedir correção de um dia de ${lotacao.nome}`}
                      onClick={() => setCorrigir(lotacao.id)}
                    >
                      Pedir
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
      <p className="quieto">O nome da unidade abre o mapa do mês: lá, cada valor responde “Por que este valor?”.</p>
      {corrigir !== null && (
        <PedirCorrecaoDialog medicao={medicao} lotacaoId={corrigir} sair={() => setCorrigir(null)} />
      )}
    </Card>
  );
}
