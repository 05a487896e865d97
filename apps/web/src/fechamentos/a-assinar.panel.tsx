import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FECHAMENTOS } from '../app/screens.table.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { listarMapasAAssinar } from './fechamentos.queries.ts';
import { PorChaveDialog } from './por-chave.dialog.tsx';
import { papeisDe } from './por-chave.model.ts';
import './fechamentos.css';

/** Few, so that the units stay in sight. */
const PRIMEIROS = 3;

export function MapasAAssinar() {
  const [todos, setTodos] = useState(false);
  const client = useQueryClient();
  const mapas = useQuery(listarMapasAAssinar());
  const [aberto, setAberto] = useState(false);
  const [assinados, setAssinados] = useState(0);
  const feito = (quantos: number) => {
    setAberto(false);
    setAssinados(quantos);
    void client.invalidateQueries();
  };
  return (
    <section className="fechamento" aria-label="Mapas a assinar">
      <header className="fechamento-topo">
        <h2>Mapas a assinar</h2>
        {mapas.data && (
          <span className="quieto">
            {mapas.data.total === 0
              ? 'Nenhum mapa espera a sua assinatura.'
              : `${formatCount(mapas.data.total, 'mapa espera', 'mapas esperam')} a sua assinatura`}
          </span>
        )}
        {papeisDe(mapas.data?.itens ?? []).length > 0 && (
          <Button onClick={() => setAberto(true)}>Assinar com a chave</Button>
        )}
      </header>
      {assinados > 0 && (
        <Notice tone="ok">{formatCount(assinados, 'mapa assinado', 'mapas assinados')} com um toque.</Notice>
      )}
      {aberto && <PorChaveDialog mapas={mapas.data?.itens ?? []} feito={feito} sair={() => setAberto(false)} />}
      <QueryState query={mapas} skeletonHeight={24}>
        {({ itens, total }) =>
          itens.length > 0 && (
            <>
              <ul className="fechamento-fila">
                {itens
                  .slice(0, todos ? itens.length : PRIMEIROS)
                  .map(({ lotacao, data, versao, totalRefeicoes, liquidoCentavos, faltam, fechadoPor }) => (
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
              {itens.length > PRIMEIROS && (
                <Button className="fechamento-mais" aria-expanded={todos} onClick={() => setTodos(!todos)}>
                  {todos ? 'Mostrar menos' : `Mostrar os ${itens.length}`}
                </Button>
              )}
              {todos && total > itens.length && (
                <p className="quieto">Os {itens.length} mais antigos; os outros aparecem conforme você assina.</p>
              )}
            </>
          )
        }
      </QueryState>
    </section>
  );
}
