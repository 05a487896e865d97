import { formatMonth } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import type { MesProjetado } from './indicadores.queries.ts';

export type MesNoGrafico = MesProjetado & { readonly previsto: boolean };

const ALTURA = 180;
const PASSO = 48;
const BARRA = 28;
const TOPO = 22;
const PE = 24;

/** The numbers are in the table below it. The present month has two parts, one over the other. */
export function GraficoDaProjecao({ meses }: { meses: readonly MesNoGrafico[] }) {
  const nomes = [...new Set(meses.map(({ mes }) => mes))];
  const de = (mes: string, previsto: boolean) =>
    meses.find(lido => lido.mes === mes && lido.previsto === previsto)?.valorCentavos ?? 0;
  const maior = Math.max(1, ...nomes.map(mes => de(mes, false) + de(mes, true)));
  const alto = (valor: number) => (valor / maior) * ALTURA;
  const chao = TOPO + ALTURA;
  return (
    <>
      <ul className="projecao-legenda">
        <li>Apurado</li>
        <li className="projecao-previsto">Previsto</li>
      </ul>
      <ScrollRegion label="Gasto por mês" className="projecao-area">
        <svg
          width={nomes.length * PASSO}
          height={chao + PE}
          role="img"
          aria-label="Gasto por mês: os números estão na tabela"
        >
          <text className="projecao-rotulo" x={0} y={12}>
            até {formatMoney(maior)}
          </text>
          {nomes.map((mes, n) => {
            const [feito, previsto] = [alto(de(mes, false)), alto(de(mes, true))];
            const x = n * PASSO + (PASSO - BARRA) / 2;
            return (
              <g key={mes}>
                <title>{`${formatMonth(mes)}: ${formatMoney(de(mes, false) + de(mes, true))}`}</title>
                <rect x={x} y={chao - feito} width={BARRA} height={feito} />
                <rect className="projecao-previsto" x={x} y={chao - feito - previsto} width={BARRA} height={previsto} />
                <text className="projecao-rotulo" x={x + BARRA / 2} y={chao + 16} textAnchor="middle">
                  {`${mes.slice(5)}/${mes.slice(2, 4)}`}
                </text>
              </g>
            );
          })}
        </svg>
      </ScrollRegion>
    </>
  );
}
