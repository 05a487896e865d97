import { formatInteger, formatSigned } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import type { Grade } from './grade.model.ts';
import { type Campos, nomeDoCampo } from './rascunho.campos.ts';

interface Props {
  grade: Grade;
  chaves: readonly string[];
  de: Campos;
  para: Campos;
}

const escrito = (valor: number | string | undefined) =>
  typeof valor === 'number' ? formatInteger(valor) : valor ? `“${valor}”` : '—';

const tomDe = (delta: number) => (delta > 0 ? 'info' : delta < 0 ? 'aviso' : 'neutro');

/** "Almoço, Interno  345 → 351  +6", one line a changed field: sign and colour together. */
export const Diferencas = ({ grade, chaves, de, para }: Props) => (
  <ScrollRegion label="O que muda" className="diferencas">
    <ul>
      {chaves.map(chave => {
        const [antes, depois] = [de[chave], para[chave]];
        const delta = typeof depois === 'number' ? depois - Number(antes ?? 0) : null;
        return (
          <li key={chave}>
            <span>{nomeDoCampo(grade, chave)}</span> <s>{escrito(antes)}</s> <span aria-hidden>→</span>
            <span className="so-leitor">passa a</span> <strong>{escrito(depois)}</strong>{' '}
            {delta !== null && <Pill tone={tomDe(delta)}>{formatSigned(delta)}</Pill>}
          </li>
        );
      })}
    </ul>
  </ScrollRegion>
);
