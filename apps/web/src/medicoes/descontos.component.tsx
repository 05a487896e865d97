import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { DecidirDialog } from './decidir.dialog.tsx';
import type { Medicao } from './medicoes.queries.ts';

type Desconto = Medicao['descontos'][number];

export function Descontos({ medicao }: { medicao: Medicao }) {
  const { descontos, acoes } = medicao;
  const [aberto, setAberto] = useState<Desconto | null>(null);
  const faltam = descontos.filter(({ decisao }) => decisao === null).length;
  return (
    <Card className="medicao-parte" aria-labelledby="medicao-descontos">
      <h2 id="medicao-descontos">Descontos</h2>
      {descontos.length === 0 && <p className="quieto">Nenhuma fiscalização do mês somou pontos que deem desconto.</p>}
      {faltam > 0 && <p>{formatCount(faltam, 'desconto espera decisão', 'descontos esperam decisão')}.</p>}
      {descontos.length > 0 && (
        <ScrollRegion label="Memória dos descontos" className="medicao-rolagem">
          <Table className="medicao-tabela">
            <thead>
              <tr>
                <th scope="col">Dia e unidade</th>
                <th scope="col">Fiscalizações</th>
                <th scope="col" className="numero">
                  Pontos
                </th>
                <th scope="col" className="numero">
                  Base
                </th>
                <th scope="col" className="numero">
                  Proposto
                </th>
                <th scope="col">Decisão</th>
              </tr>
            </thead>
            <tbody>
              {descontos.map(desconto => (
                <Linha
                  key={desconto.linhaId}
                  desconto={desconto}
                  decidir={acoes.includes('decidir') ? () => setAberto(desconto) : undefined}
                />
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
      {aberto && <DecidirDialog medicao={medicao} desconto={aberto} sair={() => setAberto(null)} />}
    </Card>
  );
}

function Linha({ desconto, decidir }: { desconto: Desconto; decidir: (() => void) | undefined }) {
  const { lotacao, data, fiscalizacoes, pontos, baseCentavos, percentual, propostoCentavos, decisao } = desconto;
  return (
    <tr>
      <th scope="row">
        {formatDay(data)}
        <br />
        {lotacao.nome}
      </th>
      <td>
        {fiscalizacoes.map(({ numero, refeicao, pontos: dela }) => `${numero} (${refeicao}, ${dela})`).join(', ')}
      </td>
      <td className="numero">{pontos}</td>
      <td className="numero">{formatMoney(baseCentavos)}</td>
      <td className="numero">
        {percentual} %
        <br />
        {formatMoney(propostoCentavos)}
      </td>
      <td>
        {decisao && (
          <p>
            <strong>
              {decisao.percentual} % · {formatMoney(decisao.centavos)}
            </strong>
            <br />
            {decisao.motivo}
            <br />
            {decisao.clausula && (
              <>
                Cláusula {decisao.clausula}
                <br />
              </>
            )}
            <span className="quieto">
              {decisao.por}, {formatInstant(decisao.em)}
            </span>
          </p>
        )}
        {decidir && (
          <Button
            aria-label={`${decisao ? 'Rever' : 'Decidir'} o desconto de ${lotacao.nome} em ${formatDay(data)}`}
            onClick={decidir}
          >
            {decisao ? 'Rever' : 'Decidir'}
          </Button>
        )}
        {!decisao && !decidir && <span className="quieto">Sem decisão</span>}
      </td>
    </tr>
  );
}
