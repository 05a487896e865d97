import { Link } from 'react-router-dom';
import { INDICADORES, type Indicador } from '../indicadores/indicadores.queries.ts';
import { Variacao, valorDe } from '../indicadores/valor.panel.tsx';
import { Bloco } from './bloco.component.tsx';

const NA_PAGINA: readonly Indicador['codigo'][] = [
  'PONTUALIDADE',
  'COMPLETUDE',
  'INTERVALO_MAXIMO',
  'TEMPO_DE_CONFIRMACAO',
];

export const IndicadoresDaSemana = () => (
  <Bloco nome="indicadores" titulo="Indicadores da semana" altura={210} classe="inicio-lista">
    {({ indicadores, periodo }) => (
      <>
        <h2>Últimos sete dias</h2>
        <ul>
          {indicadores
            .filter(({ codigo }) => NA_PAGINA.includes(codigo))
            .map(indicador => (
              <li key={indicador.codigo}>
                <Link
                  to={`${INDICADORES}?de=${periodo.de}&ate=${periodo.ate}&indicador=${indicador.codigo}`}
                  title={indicador.formula}
                >
                  {indicador.nome}
                </Link>
                <strong>{valorDe(indicador, indicador.atual)}</strong>
                <Variacao indicador={indicador} />
              </li>
            ))}
        </ul>
        <p>
          <Link to={INDICADORES}>Todos os indicadores</Link>
        </p>
      </>
    )}
  </Bloco>
);
