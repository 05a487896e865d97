import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { serverNow } from '../app/server-clock.ts';
import { ExportarMapa } from '../exportacoes-mapa/exportar-mapa.panel.tsx';
import { FechamentosLink } from '../fechamentos/link.panel.tsx';
import { MedicoesLink } from '../medicoes/link.panel.tsx';
import { dayOf, formatHour, formatLongDay } from '../ui/date.format.ts';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Conciliacao } from './conciliacao.component.tsx';
import { Indicadores } from './indicadores.component.tsx';
import { type Endereco, enderecoDe, nomeDoMes } from './mapa.endereco.ts';
import { BASES } from './mapa.labels.ts';
import { MapaConteudo } from './mapa-conteudo.component.tsx';
import { MapaControles, type Mudar } from './mapa-controles.component.tsx';
import { type Mapa, obterMapaConsolidado, obterMapaDiario, obterMapaDoMes } from './mapa-diario.queries.ts';
import './mapa.css';

const ROTA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const OrigemDrawer = lazy(() => import('./origem.drawer.tsx'));

export function Component() {
  const { menu, papel } = usePerson();
  const [busca, setBusca] = useSearchParams();
  const endereco = enderecoDe(busca, dayOf(new Date(serverNow())));
  const restrita = papel === 'SOLICITANTE';
  const mapa = useMapa(endereco, restrita);
  const mudar: Mudar = mudanca =>
    setBusca(atual => {
      const depois = new URLSearchParams(atual);
      for (const [chave, valor] of Object.entries(mudanca)) {
        if (valor) depois.set(chave, valor);
        else depois.delete(chave);
      }
      return depois;
    });
  const semUnidade = endereco.visao === 'mes' && !restrita && endereco.lotacaoId === undefined;

  return (
    <div className="pagina mapa-pagina">
      <div className="pagina-topo">
        <PageTitle title={labelOf(menu, ROTA) ?? 'Mapa Diário de Alimentação'}>
          {subtitulo(endereco, mapa.data)}
        </PageTitle>
        <FechamentosLink data={endereco.data} />
        <MedicoesLink mes={endereco.mes} />
        <ExportarMapa parametros={exportado(endereco)} />
      </div>
      {/* On paper only: what is signed is the closed map, not a picture of the screen. */}
      <p className="mapa-rascunho">RASCUNHO · o que vale é o mapa fechado</p>
      <MapaControles endereco={endereco} mudar={mudar} mapa={mapa.data} restrita={restrita} />
      {semUnidade ? (
        <div className="cartao vazio">
          <h2>Escolha uma unidade</h2>
          <p className="quieto">O mês dela aparece aqui, uma linha por dia.</p>
        </div>
      ) : (
        <QueryState query={mapa} skeletonHeight={520}>
          {dados => (
            <div
              className={`mapa-corpo${mapa.isPlaceholderData ? ' mapa-corpo--antigo' : ''}`}
              aria-busy={mapa.isPlaceholderData}
            >
              <Indicadores mapa={dados} />
              <MapaConteudo mapa={dados} endereco={endereco} mudar={mudar} />
              <Conciliacao totais={dados.totais} />
            </div>
          )}
        </QueryState>
      )}
      {endereco.celula && (
        <Suspense fallback={null}>
          <OrigemDrawer celula={endereco.celula} base={endereco.base} fechar={() => mudar({ celula: undefined })} />
        </Suspense>
      )}
    </div>
  );
}

/** The month that is on the screen, whatever the reading. */
const exportado = ({ visao, data, mes, lotacaoId, contratoId }: Endereco) => ({
  mes: visao === 'dia' ? data.slice(0, 7) : mes,
  ...(visao === 'mes' && lotacaoId && { lotacaoId }),
  ...(contratoId && { contratoId }),
});

/** One of the three readings; the others stay asleep. */
function useMapa(
  { visao, data, mes, base, uf, lotacaoId, contratoId }: Endereco,
  restrita: boolean,
): UseQueryResult<Mapa> {
  const comum = { base, ...(contratoId && { contratoId }) };
  const onde = { ...(uf && { uf }) };
  const dia = useQuery({ ...obterMapaDiario({ data, ...comum, ...onde }), enabled: visao === 'dia' });
  const doMes = useQuery({
    ...obterMapaDoMes({ mes, ...comum, ...(!restrita && lotacaoId && { lotacaoId }) }),
    enabled: visao === 'mes' && (restrita || lotacaoId !== undefined),
  });
  const consolidado = useQuery({
    ...obterMapaConsolidado({ mes, ...comum, ...onde }),
    enabled: visao === 'consolidado',
  });
  return { dia, mes: doMes, consolidado }[visao] as UseQueryResult<Mapa>;
}

function subtitulo({ visao, data, mes, base }: Endereco, mapa: Mapa | undefined) {
  const quando = visao === 'dia' ? `${formatLongDay(data)} de ${data.slice(0, 4)}` : nomeDoMes(mes);
  const faltam = mapa ? mapa.totais.linhas - mapa.totais.comPedido : 0;
  return (
    <>
      {quando} · {BASES[base].rotulo.toLowerCase()} × efetivo
      {visao === 'mes' && mapa?.linhas[0] && ` · ${mapa.linhas[0].lotacao.nome}`}
      {mapa && ` · às ${formatHour(mapa.geradoEm)} `}
      {mapa?.parcial && (
        <Pill tone="aviso" icon={WarningCircleIcon}>
          PARCIAL
          {faltam > 0 &&
            ` · ${visao === 'mes' ? formatCount(faltam, 'dia sem pedido', 'dias sem pedido') : formatCount(faltam, 'unidade falta', 'unidades faltam')}`}
        </Pill>
      )}
    </>
  );
}
