import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FECHAMENTOS } from '../app/screens.table.ts';
import { formatDay } from '../ui/date.format.ts';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { listarMapasAAssinar } from './fechamentos.queries.ts';
import './fechamentos.css';

export function MapasAAssinar() {
  const mapas = useQuery(listarMapasAAssinar());
  return (
    <section className="fechamento" aria-label="Mapas a assinar">
      <header className="fechamento-topo">
        <h2>Mapas a assinar</h2>
        {mapas.data && <span>{formatCount(mapas.data.total, 'mapa espera', 'mapas esperam')} a sua assinatura</span>}
      </header>
      <QueryState query={mapas} skeletonHeight={80}>
        {({ itens, total }) =>
          itens.length === 0 ? (
            <p className="quieto">Nenhum mapa espera a sua assinatura.</p>
          ) : (
            <>
              <ul className="fechamento-fila">
                {itens.map(({ lotacao, data, versao, totalRefeicoes, liquidoCentavos, faltam, fechadoPor }) => (
                  <li key={`${lotacao.id}/${data}`}>
                    <Link to={`${FECHAMENTOS}?lotacaoId=${lotacao.id}&data=${data}`}>
                      {formatDay(data)} · {lotacao.nome}
                    </Link>
                    <span className="quieto">
                      {formatInteger(totalRefeicoes)} refeições · {formatMoney(liquidoCentavos)} · versão {versao},
                      fechada por {fechadoPor} · falta{' '}
                      {faltam.map(papel => ROTULO_DE_PAPEL_ASSINATURA[papel].toLowerCase()).join(' ou ')}
                    </span>
                  </li>
                ))}
              </ul>
              {total > itens.length && (
                <p className="quieto">Os {itens.length} mais antigos; os outros aparecem conforme você assina.</p>
              )}
            </>
          )
        }
      </QueryState>
    </section>
  );
}
