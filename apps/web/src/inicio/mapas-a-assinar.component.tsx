import { Link } from 'react-router-dom';
import { FECHAMENTOS } from '../app/screens.table.ts';
import { formatDay } from '../ui/date.format.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { Bloco } from './bloco.component.tsx';

/** The oldest first, each opened where it is signed. */
export const MapasAAssinar = () => (
  <Bloco nome="mapasAAssinar" titulo="Mapas a assinar" altura={88} classe="inicio-lista">
    {({ itens, total }) => (
      <>
        <h2>Mapas a assinar</h2>
        {total === 0 && <p className="quieto">Nenhum mapa espera a sua assinatura.</p>}
        {total > 0 && (
          <ul>
            {itens.map(({ lotacao, data, totalRefeicoes }) => (
              <li key={`${lotacao.id}/${data}`}>
                <Link to={`${FECHAMENTOS}?lotacaoId=${lotacao.id}&data=${data}`}>
                  {formatDay(data)} · {lotacao.nome}
                </Link>
                <span className="quieto">{formatCount(totalRefeicoes, 'refeição', 'refeições')}</span>
              </li>
            ))}
          </ul>
        )}
        {total > itens.length && (
          <p>
            <Link to={FECHAMENTOS}>Ver os {formatInteger(total)} mapas a assinar</Link>
          </p>
        )}
      </>
    )}
  </Bloco>
);
