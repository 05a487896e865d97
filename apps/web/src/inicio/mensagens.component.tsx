import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Link } from 'react-router-dom';
import { formatShortInstant } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill, type Tone } from '../ui/pill.component.tsx';
import { Bloco } from './bloco.component.tsx';
import type { DadosDo } from './inicio.queries.ts';

type Tipo = DadosDo<'mensagens'>['itens'][number]['tipo'];

const TIPOS = {
  PENDENCIA: { nome: 'Pendência', tom: 'aviso' },
  ALERTA: { nome: 'Alerta', tom: 'perigo' },
  AVISO: { nome: 'Aviso', tom: 'info' },
} as const satisfies Record<Tipo, { nome: string; tom: Tone }>;

export const Mensagens = () => (
  <Bloco nome="mensagens" titulo="Mensagens" altura={120} classe="inicio-lista">
    {({ itens, total }) => (
      <>
        <h2>Mensagens</h2>
        {itens.length === 0 ? (
          <p>
            <Pill tone="ok" icon={CheckCircleIcon}>
              Nada por ver
            </Pill>
          </p>
        ) : (
          <ul>
            {itens.map(({ id, tipo, titulo, criadaEm }) => (
              <li key={id}>
                <span>{titulo}</span>
                <Pill tone={TIPOS[tipo].tom}>{TIPOS[tipo].nome}</Pill>
                <time className="quieto" dateTime={criadaEm}>
                  {formatShortInstant(criadaEm)}
                </time>
              </li>
            ))}
          </ul>
        )}
        <p>
          <Link to="/notificacoes">
            {total > itens.length ? `Ver as ${formatInteger(total)} mensagens` : 'Ver todas'}
          </Link>
        </p>
      </>
    )}
  </Bloco>
);
