import { formatCount, formatSigned } from './number.format.ts';
import { FAIXAS, type FaixaDiferenca, fraseDaDiferenca } from './pedido.labels.ts';
import { Pill } from './pill.component.tsx';

interface Props {
  valor: number | null;
  faixa: FaixaDiferenca;
  /** Meals asked for: none is not within the head count, it is nothing. */
  pedidas: number;
}

export function Difference({ valor, faixa, pedidas }: Props) {
  const nada = faixa === 'OK' && pedidas === 0;
  const { tone, icon, rotulo } = FAIXAS[nada ? 'SEM_BASE' : faixa];
  const text = nada ? '—' : faixa === 'OK' || valor === null ? rotulo : formatSigned(valor);
  const why = nada
    ? 'nada pedido'
    : `${fraseDaDiferenca(valor, faixa)}: ${formatCount(pedidas, 'refeição pedida', 'refeições pedidas')}`;
  return (
    <Pill tone={tone} icon={!nada && (faixa === 'OK' || faixa === 'MUITO_ACIMA') ? icon : undefined} why={why}>
      <span aria-hidden>{text}</span>
    </Pill>
  );
}
