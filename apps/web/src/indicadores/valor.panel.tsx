import { duracaoDe } from '../ui/entrega.labels.ts';
import { formatDecimal, formatInteger, formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { Conta, Indicador } from './indicadores.queries.ts';

const UNIDADES = {
  PERCENTUAL: valor => `${formatDecimal(valor / 100)} %`,
  REFEICOES: formatInteger,
  CENTAVOS: formatMoney,
  NOTA: valor => formatDecimal(valor / 10),
  GRAMAS: valor => `${formatInteger(valor)} g`,
  MINUTOS: duracaoDe,
} satisfies Record<Indicador['unidade'], (valor: number) => string>;

export const valorDe = ({ unidade }: Pick<Indicador, 'unidade'>, { valor }: Conta) =>
  valor === null ? '—' : UNIDADES[unidade](valor);

/** Compares with the period before in words, never by colour alone. */
export function Variacao({ indicador }: { indicador: Indicador }) {
  const { atual, anterior, melhor } = indicador;
  if (atual.valor === null || anterior.valor === null) return <span className="quieto">sem comparação</span>;
  if (atual.valor === anterior.valor) return <Pill tone="neutro">igual a antes</Pill>;
  const melhorou = atual.valor > anterior.valor === (melhor === 'MAIOR');
  return (
    <Pill tone={melhorou ? 'ok' : 'aviso'}>
      {melhorou ? 'melhor' : 'pior'} · antes {valorDe(indicador, anterior)}
    </Pill>
  );
}
