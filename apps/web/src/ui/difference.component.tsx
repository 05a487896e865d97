import { formatInteger, formatSigned } from './number.format.ts';
import { FAIXAS, type FaixaDiferenca } from './pedido.labels.ts';
import { Pill } from './pill.component.tsx';

interface Props {
  valor: number | null;
  faixa: FaixaDiferenca;
}

/** "OK", "+2", "+6": how far an order is above the head count. */
export function Difference({ valor, faixa }: Props) {
  const look = FAIXAS[faixa];
  const text = faixa === 'OK' || valor === null ? look.rotulo : formatSigned(valor);
  const said = valor === null || faixa === 'OK' ? look.frase : `${formatInteger(valor)} ${look.frase}`;
  return (
    <Pill tone={look.tone} icon={faixa === 'OK' || faixa === 'MUITO_ACIMA' ? look.icon : undefined}>
      <span aria-hidden>{text}</span>
      <span className="so-leitor">{said}</span>
    </Pill>
  );
}
