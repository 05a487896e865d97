import { formatSigned } from './number.format.ts';
import { FAIXAS, type FaixaDiferenca, fraseDaDiferenca } from './pedido.labels.ts';
import { Pill } from './pill.component.tsx';

interface Props {
  valor: number | null;
  faixa: FaixaDiferenca;
}

export function Difference({ valor, faixa }: Props) {
  const look = FAIXAS[faixa];
  const text = faixa === 'OK' || valor === null ? look.rotulo : formatSigned(valor);
  return (
    <Pill tone={look.tone} icon={faixa === 'OK' || faixa === 'MUITO_ACIMA' ? look.icon : undefined}>
      <span aria-hidden>{text}</span>
      <span className="so-leitor">{fraseDaDiferenca(valor, faixa)}</span>
    </Pill>
  );
}
