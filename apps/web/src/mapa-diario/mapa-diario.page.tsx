import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { serverNow } from '../app/server-clock.ts';
import { addDays, dayOf, formatHour, formatLongDay, isDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { isUf, type Uf } from '../ui/uf.labels.ts';
import { UfSelect } from '../ui/uf-select.component.tsx';
import { Indicadores } from './indicadores.component.tsx';
import { MapaConteudo } from './mapa-conteudo.component.tsx';
import { type MapaDiario, obterMapaDiario } from './mapa-diario.queries.ts';
import './mapa.css';

const ROTA = '/modules/relatorios/mapaDiarioDeAlimentacao';

export function Component() {
  const { menu, papel } = usePerson();
  const [search, setSearch] = useSearchParams();
  const dia = search.get('data');
  const uf = search.get('uf');
  const data = isDay(dia) ? dia : dayOf(new Date(serverNow()));
  const filtroUf = isUf(uf) ? uf : undefined;
  const mapa = useQuery(obterMapaDiario({ data, ...(filtroUf && { uf: filtroUf }) }));

  const mudar = (chave: 'data' | 'uf', valor: string | undefined) =>
    setSearch(atual => {
      const next = new URLSearchParams(atual);
      if (valor) next.set(chave, valor);
      else next.delete(chave);
      return next;
    });

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title={labelOf(menu, ROTA) ?? 'Mapa Diário de Alimentação'}>{subtitulo(data, mapa.data)}</PageTitle>
        <Controles data={data} uf={filtroUf} mudar={mudar} mostrarUf={papel !== 'SOLICITANTE'} />
      </div>
      <QueryState query={mapa} skeletonHeight={520}>
        {dados => (
          <div
            className={`mapa-corpo${mapa.isPlaceholderData ? ' mapa-corpo--antigo' : ''}`}
            aria-busy={mapa.isPlaceholderData}
          >
            <Indicadores mapa={dados} />
            <MapaConteudo mapa={dados} />
          </div>
        )}
      </QueryState>
    </div>
  );
}

const subtitulo = (data: string, mapa: MapaDiario | undefined) => (
  <>
    {formatLongDay(data)} de {data.slice(0, 4)}
    {mapa && ` · às ${formatHour(mapa.geradoEm)} `}
    {mapa?.parcial && (
      <Pill tone="aviso" icon={WarningCircleIcon}>
        PARCIAL · {formatCount(mapa.totais.lotacoes - mapa.totais.comPedido, 'unidade falta', 'unidades faltam')}
      </Pill>
    )}
  </>
);

interface ControlesProps {
  data: string;
  uf: Uf | undefined;
  mudar: (chave: 'data' | 'uf', valor: string | undefined) => void;
  mostrarUf: boolean;
}

const Controles = ({ data, uf, mudar, mostrarUf }: ControlesProps) => (
  <div className="mapa-controles">
    <button
      type="button"
      className="botao botao--icone"
      aria-label="Dia anterior"
      onClick={() => mudar('data', addDays(data, -1))}
    >
      <CaretLeftIcon size={18} aria-hidden />
    </button>
    <DateField label="Dia" value={data} onChange={dia => dia && mudar('data', dia)} />
    <button
      type="button"
      className="botao botao--icone"
      aria-label="Dia seguinte"
      onClick={() => mudar('data', addDays(data, 1))}
    >
      <CaretRightIcon size={18} aria-hidden />
    </button>
    {mostrarUf && <UfSelect value={uf} onChange={nova => mudar('uf', nova)} />}
  </div>
);
