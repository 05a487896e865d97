import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { serverNow } from '../app/server-clock.ts';
import { ExportarMapa } from '../exportacoes-mapa/exportar-mapa.panel.tsx';
import { FechamentoDoDia } from '../fechamentos/fechamento.panel.tsx';
import { FechamentoDoMes } from '../fechamentos/fechamento-mes.panel.tsx';
import { FechamentosLink } from '../fechamentos/link.panel.tsx';
import { MedicoesLink } from '../medicoes/link.panel.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { dayOf, formatHour, formatLongDay, formatMonth } from '../ui/date.format.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Conciliacao } from './conciliacao.component.tsx';
import { Indicadores } from './indicadores.component.tsx';
import { type Endereco, enderecoDe } from './mapa.endereco.ts';
import { BASES } from './mapa.labels.ts';
import { MapaConteudo } from './mapa-conteudo.component.tsx';
import { MapaControles, MapaControlesDobrados, type Mudar } from './mapa-controles.component.tsx';
import {
  type FiltrosDoDia,
  type Mapa,
  obterMapaConsolidado,
  obterMapaDiario,
  obterMapaDoMes,
} from './mapa-diario.queries.ts';
import { MapaPapel } from './mapa-papel.component.tsx';
import { MapaResumo } from './mapa-resumo.component.tsx';
import { useSinais } from './sinais.hook.ts';
import './mapa.css';

const ROTA = '/modules/relatorios/mapaDiarioDeAlimentacao';
const OrigemDrawer = lazy(() => import('./origem.drawer.tsx'));

export function Component() {
  const { menu, papel } = usePerson();
  const [busca, setBusca] = useSearchParams();
  const endereco = enderecoDe(busca, dayOf(new Date(serverNow())));
  const restrita = papel === 'SOLICITANTE';
  const mapa = useMapa(endereco, restrita);
  const mudar: Mudar = mudanca => setBusca(atual => withParams(atual, mudanca));
  const sinais = useSinais(endereco, mapa.data);
  const unica = mapa.data && new Set(mapa.data.linhas.map(({ lotacao }) => lotacao.id)).size === 1;
  const lotacaoId = (unica && mapa.data?.linhas[0]?.lotacao.id) || undefined;
  const phone = useMediaQuery(PHONE);
  const semUnidade = endereco.visao === 'mes' && !restrita && endereco.lotacaoId === undefined;
  const acoes = (
    <div className="mapa-acoes">
      {sinais.fechados > 0 && mapa.data && (
        <Pill tone="ok" icon={LockIcon}>
          {sinais.fechados} de {mapa.data.totais.linhas} {sinais.fechados === 1 ? 'fechado' : 'fechados'}
        </Pill>
      )}
      <ExportarMapa parametros={exportado(endereco, lotacaoId)} celulas={celulasDoArquivo(mapa.data, endereco)} />
      <MedicoesLink mes={endereco.mes} />
      <FechamentosLink data={endereco.data} {...(lotacaoId !== undefined && { lotacaoId })} />
    </div>
  );

  return (
    <div className="pagina mapa-pagina">
      <div className="pagina-topo">
        <PageTitle title={labelOf(menu, ROTA) ?? 'Mapa Diário de Alimentação'}>
          {subtitulo(endereco, mapa.data)}
        </PageTitle>
        {!phone && acoes}
      </div>
      <MapaPapel endereco={endereco} mapa={mapa.data} fechados={sinais.fechados} />
      {phone ? (
        <MapaControlesDobrados endereco={endereco} mudar={mudar} mapa={mapa.data} restrita={restrita}>
          {acoes}
        </MapaControlesDobrados>
      ) : (
        <MapaControles endereco={endereco} mudar={mudar} mapa={mapa.data} restrita={restrita} />
      )}
      {semUnidade ? (
        <EmptyState title="Escolha uma unidade" text="O mês dela aparece aqui, uma linha por dia." />
      ) : (
        <QueryState query={mapa} skeletonHeight={520}>
          {dados => (
            <div
              className={`mapa-corpo${mapa.isPlaceholderData ? ' mapa-corpo--antigo' : ''}`}
              aria-busy={mapa.isPlaceholderData}
            >
              {phone ? <MapaResumo mapa={dados} endereco={endereco} /> : <Indicadores mapa={dados} />}
              <MapaConteudo
                mapa={dados}
                endereco={endereco}
                mudar={mudar}
                sinais={sinais}
                filtros={filtrosDo(endereco)}
              />
              {phone && <Indicadores mapa={dados} />}
              <Conciliacao totais={dados.totais} />
              <p className="mapa-assinaturas" aria-hidden>
                <span>Responsável pela unidade</span>
                <span>Fiscal do contrato</span>
                <span>Preposto da contratada</span>
              </p>
              {lotacaoId !== undefined && endereco.visao === 'mes' && (
                <FechamentoDoMes lotacaoId={lotacaoId} mes={endereco.mes} />
              )}
              {lotacaoId !== undefined && endereco.visao === 'dia' && (
                <FechamentoDoDia key={`${lotacaoId}/${endereco.data}`} lotacaoId={lotacaoId} data={endereco.data} />
              )}
            </div>
          )}
        </QueryState>
      )}
      {endereco.celula && (
        <Suspense fallback={null}>
          <OrigemDrawer
            celula={endereco.celula}
            colunas={mapa.data?.colunas ?? []}
            base={endereco.base}
            fechar={() => mudar({ celula: undefined })}
          />
        </Suspense>
      )}
    </div>
  );
}

const exportado = (endereco: Endereco, lotacaoId: number | undefined) => {
  const { visao, data, mes, base, uf, lotacoes, contratoId, fornecedorId } = endereco;
  const deUma = visao === 'mes';
  return {
    ...(visao === 'dia' ? { data } : { mes }),
    ...(deUma && lotacaoId && { lotacaoId }),
    ...(!deUma && uf && { uf }),
    ...(!deUma && lotacoes.length && { lotacoes: [...lotacoes] }),
    ...(base !== 'ACEITA' && { base }),
    ...(contratoId && { contratoId }),
    ...(fornecedorId && { fornecedorId }),
  };
};

const DIAS_DE_UM_MES = 31;
const celulasDoArquivo = (mapa: Mapa | undefined, { visao }: Endereco): number =>
  mapa ? mapa.linhas.length * mapa.colunas.length * (visao === 'consolidado' ? DIAS_DE_UM_MES : 1) : 0;

const filtrosDo = ({ base, uf, lotacoes, contratoId, fornecedorId }: Endereco): FiltrosDoDia => ({
  base,
  ...(uf && { uf }),
  ...(lotacoes.length && { lotacoes: lotacoes.join(',') }),
  ...(contratoId && { contratoId }),
  ...(fornecedorId && { fornecedorId }),
});

/** Only the query of the view is enabled. */
function useMapa(endereco: Endereco, restrita: boolean): UseQueryResult<Mapa> {
  const { visao, data, mes, lotacaoId } = endereco;
  const filtros = filtrosDo(endereco);
  const { uf: _uf, lotacoes: _lotacoes, ...daUnidade } = filtros;
  const dia = useQuery({ ...obterMapaDiario({ data, ...filtros }), enabled: visao === 'dia' });
  const doMes = useQuery({
    ...obterMapaDoMes({ mes, ...daUnidade, ...(!restrita && lotacaoId && { lotacaoId }) }),
    enabled: visao === 'mes' && (restrita || lotacaoId !== undefined),
  });
  const consolidado = useQuery({ ...obterMapaConsolidado({ mes, ...filtros }), enabled: visao === 'consolidado' });
  return { dia, mes: doMes, consolidado }[visao] as UseQueryResult<Mapa>;
}

function subtitulo({ visao, data, mes, base }: Endereco, mapa: Mapa | undefined) {
  const quando = visao === 'dia' ? `${formatLongDay(data)} de ${data.slice(0, 4)}` : formatMonth(mes);
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
