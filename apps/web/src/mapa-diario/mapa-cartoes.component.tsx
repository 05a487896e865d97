import { useState } from 'react';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { Situation } from '../ui/situation.component.tsx';
import { gruposDe } from './mapa.model.ts';
import type { LinhaMapa, MapaDiario } from './mapa-diario.queries.ts';

const POR_VEZ = 50;

interface Props {
  mapa: MapaDiario;
  linhas: readonly LinhaMapa[];
}

/** The map on a phone: the day by meal, then one folded card for each unit. */
export function MapaCartoes({ mapa, linhas }: Props) {
  const [mostradas, setMostradas] = useState(POR_VEZ);
  return (
    <>
      <section className="cartao mapa-resumo" aria-label="Total do dia por refeição">
        {gruposDe(mapa.colunas).map(({ id, refeicao, colunas }) => (
          <p key={id}>
            <strong>{refeicao}</strong>
            {colunas.map(({ indice, publico }) => (
              <span key={indice}>
                <small className="quieto">{publico}</small> {formatInteger(mapa.totais.quantidades[indice] ?? 0)}
              </span>
            ))}
          </p>
        ))}
      </section>
      <ul className="mapa-cartoes">
        {linhas.slice(0, mostradas).map(linha => (
          <li key={linha.lotacao.id}>
            <Unidade mapa={mapa} linha={linha} />
          </li>
        ))}
      </ul>
      {mostradas < linhas.length && (
        <button type="button" className="botao" onClick={() => setMostradas(mostradas + POR_VEZ)}>
          Mostrar mais unidades ({formatInteger(linhas.length - mostradas)})
        </button>
      )}
    </>
  );
}

function Unidade({ mapa, linha }: { mapa: MapaDiario; linha: LinhaMapa }) {
  const [aberta, setAberta] = useState(false);
  const enviado = linha.situacao === 'ENVIADO';
  return (
    <details className="cartao mapa-cartao" onToggle={event => setAberta(event.currentTarget.open)}>
      <summary>
        <span>
          <strong>{linha.lotacao.nome}</strong>
          <small className="quieto">
            {linha.lotacao.municipio}/{linha.lotacao.uf}
          </small>
        </span>
        {enviado ? (
          <span className="mapa-cartao-total">
            {formatInteger(linha.total)} <Difference {...linha.maiorDiferenca} />
          </span>
        ) : (
          <Situation situacao={linha.situacao} />
        )}
      </summary>
      {aberta && (
        <div className="mapa-resumo">
          {gruposDe(mapa.colunas).map(({ id, refeicao, colunas }) => (
            <p key={id}>
              <strong>{refeicao}</strong>
              {colunas.map(({ indice, publico }) => (
                <span key={indice}>
                  <small className="quieto">{publico}</small>{' '}
                  {enviado ? formatInteger(linha.quantidades[indice] ?? 0) : '—'}
                </span>
              ))}
            </p>
          ))}
          <p className="quieto">
            Efetivo {linha.internos === null ? '—' : formatInteger(linha.internos)} ·{' '}
            {linha.pedido ? `Pedido ${linha.pedido.numero}` : 'Sem pedido'} · {formatMoney(linha.valorCentavos)}
          </p>
        </div>
      )}
    </details>
  );
}
