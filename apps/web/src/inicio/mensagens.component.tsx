import { ROTULO_DE_TIPO_NOTIFICACAO } from '@alipen/contracts/generated/rotulos/notificacoes';
import { Link } from 'react-router-dom';
import { formatShortInstant } from '../ui/date.format.ts';
import { labelled } from '../ui/labelled.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Bloco } from './bloco.component.tsx';

const TIPOS = labelled(ROTULO_DE_TIPO_NOTIFICACAO, {
  PENDENCIA: { tom: 'aviso' },
  ALERTA: { tom: 'perigo' },
  AVISO: { tom: 'info' },
});

export const Mensagens = () => (
  <Bloco nome="mensagens" titulo="Mensagens" altura={120} classe="inicio-lista">
    {({ itens, total }) => (
      <>
        <h2>Mensagens</h2>
        {itens.length === 0 ? (
          <p className="quieto">Nada por ver.</p>
        ) : (
          <ul>
            {itens.map(({ id, tipo, titulo, criadaEm }) => (
              <li key={id}>
                <span>{titulo}</span>
                <Pill tone={TIPOS[tipo].tom}>{TIPOS[tipo].rotulo}</Pill>
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
