import { formatDay, formatMonth } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { MesProjetado, Projecao } from './indicadores.queries.ts';
import { GraficoDaProjecao, type MesNoGrafico } from './projecao-grafico.component.tsx';

/** In the order of time: what the year has already had, then what is ahead. */
const mesesDe = ({ realizados, meses }: Projecao): MesNoGrafico[] => [
  ...realizados.map(mes => ({ ...mes, previsto: false })),
  ...meses.map(mes => ({ ...mes, previsto: true })),
];

export function ProjecaoLida({ projecao, deUma }: { projecao: Projecao; deUma: boolean }) {
  const { refeicoes, valorCentavos, semContrato, regra } = projecao;
  const meses = mesesDe(projecao);
  return (
    <>
      <p>
        <strong className="projecao-total">{formatMoney(valorCentavos)}</strong> em{' '}
        {formatCount(refeicoes, 'refeição', 'refeições')}, nos doze meses inteiros.
      </p>
      {semContrato > 0 && (
        <Notice tone="aviso">
          {formatCount(semContrato, 'refeição está', 'refeições estão')} em dias sem contrato ou sem preço: contam como
          refeições e não entram no gasto.
        </Notice>
      )}
      <GraficoDaProjecao meses={meses} />
      <Saldos projecao={projecao} deUma={deUma} />
      <Meses projecao={projecao} />
      <details className="projecao-regra">
        <summary>De que é feito</summary>
        <ul>
          {regra.map(frase => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Meses({ projecao }: { projecao: Projecao }) {
  const { realizados, meses, hoje } = projecao;
  const [resto, ...inteiros] = meses;
  return (
    <ScrollRegion className="indicador-rolagem" label="A projeção mês a mês">
      <Table className="indicador-tabela">
        <thead>
          <tr>
            <th scope="col">Mês</th>
            <th scope="col">Refeições</th>
            <th scope="col">Gasto</th>
            <th scope="col">Sem contrato</th>
          </tr>
        </thead>
        <tbody>
          {realizados.map(mes => (
            <Linha key={mes.mes} mes={mes} nota="apurado" />
          ))}
          {resto && <Linha mes={resto} nota={`previsto, depois de ${formatDay(hoje)}`} />}
          {inteiros.map(mes => (
            <Linha key={mes.mes} mes={mes} nota="previsto" />
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

const Linha = ({ mes: { mes, refeicoes, valorCentavos, semContrato }, nota }: { mes: MesProjetado; nota: string }) => (
  <tr>
    <th scope="row">
      {formatMonth(mes)} <small className="quieto">{nota}</small>
    </th>
    <td>{refeicoes === null ? '—' : formatInteger(refeicoes)}</td>
    <td>{formatMoney(valorCentavos)}</td>
    <td>{semContrato ? formatInteger(semContrato) : '—'}</td>
  </tr>
);

function Saldos({ projecao: { contratos }, deUma }: { projecao: Projecao; deUma: boolean }) {
  if (deUma) return <p className="quieto">O saldo é do contrato inteiro: escolha o contrato, ou todas as lotações.</p>;
  if (!contratos.length) return null;
  return (
    <ScrollRegion className="indicador-rolagem" label="Até quando o saldo de cada contrato paga">
      <Table className="indicador-tabela">
        <thead>
          <tr>
            <th scope="col">Contrato</th>
            <th scope="col">Vai até</th>
            <th scope="col">Saldo do contrato</th>
            <th scope="col">Saldo dos empenhos</th>
          </tr>
        </thead>
        <tbody>
          {contratos.map(contrato => (
            <tr key={contrato.contratoId}>
              <th scope="row">
                {contrato.numero} <small className="quieto">{contrato.fornecedor}</small>
              </th>
              <td>{formatDay(contrato.fim)}</td>
              <Saldo centavos={contrato.saldoCentavos} acabaEm={contrato.acabaEm} />
              <Saldo centavos={contrato.empenhosCentavos} acabaEm={contrato.empenhosAcabamEm} />
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

const Saldo = ({ centavos, acabaEm }: { centavos: number | null; acabaEm: string | null }) => (
  <td>
    {centavos === null ? 'sem empenho' : formatMoney(centavos)}
    {centavos !== null && (
      <small className={acabaEm ? 'projecao-acaba' : 'quieto'}>
        {acabaEm ? `acaba em ${formatMonth(acabaEm).toLowerCase()}` : 'paga o que se prevê'}
      </small>
    )}
  </td>
);
