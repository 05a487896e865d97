import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { addDays, formatMonth, monthBeside } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import type { Endereco } from './mapa.endereco.ts';
import { VISOES, type Visao } from './mapa.labels.ts';
import type { Mapa } from './mapa-diario.queries.ts';
import { MapaFiltros, MapaMostrar } from './mapa-filtros.component.tsx';

export type Mudar = (mudanca: Readonly<Record<string, string | undefined>>) => void;
interface Props {
  endereco: Endereco;
  mudar: Mudar;
  mapa: Mapa | undefined;
  /** The person has only one unit, and chooses none. */
  restrita: boolean;
}

export function MapaControles(props: Props) {
  const { endereco, mudar } = props;
  return (
    <div className="mapa-filtros">
      <Visoes {...props} />
      <Quando endereco={endereco} mudar={mudar} />
      <Recorte {...props} />
    </div>
  );
}

export const MapaControlesDobrados = ({ children, ...props }: Props & { children: ReactNode }) => (
  <>
    <div className="mapa-filtros">
      <Quando endereco={props.endereco} mudar={props.mudar} />
      {props.endereco.visao === 'mes' && props.endereco.lotacaoId === undefined && !props.restrita && (
        <Unidade endereco={props.endereco} mudar={props.mudar} />
      )}
    </div>
    <Card as="details" className="mapa-dobra">
      <summary>{VISOES[props.endereco.visao]} · filtros, exportar e fechar</summary>
      <div className="mapa-filtros">
        <Visoes {...props} />
        <Recorte {...props} />
      </div>
      {children}
    </Card>
  </>
);

const Visoes = ({ endereco: { visao }, mudar }: Props) => (
  <fieldset className="mapa-visoes">
    <legend className="so-leitor">Visão</legend>
    {(Object.keys(VISOES) as Visao[]).map(nome => (
      <Button
        key={nome}
        aria-pressed={visao === nome}
        onClick={() => mudar({ visao: nome === 'dia' ? undefined : nome, celula: undefined, aba: undefined })}
      >
        {VISOES[nome]}
      </Button>
    ))}
  </fieldset>
);

const Quando = ({ endereco, mudar }: Pick<Props, 'endereco' | 'mudar'>) =>
  endereco.visao === 'dia' ? <Dia endereco={endereco} mudar={mudar} /> : <Mes endereco={endereco} mudar={mudar} />;

const Recorte = ({ endereco, mudar, mapa, restrita }: Props) => (
  <>
    {!restrita && endereco.visao === 'mes' && <Unidade endereco={endereco} mudar={mudar} />}
    <MapaFiltros endereco={endereco} mudar={mudar} mapa={mapa} restrita={restrita} />
    <MapaMostrar endereco={endereco} mudar={mudar} />
  </>
);

const Passo = ({ nome, passo, ir }: { nome: string; passo: 1 | -1; ir: () => void }) => (
  <Button icon aria-label={nome} onClick={ir}>
    {passo < 0 ? <CaretLeftIcon size={18} aria-hidden /> : <CaretRightIcon size={18} aria-hidden />}
  </Button>
);

const Dia = ({ endereco: { data }, mudar }: Pick<Props, 'endereco' | 'mudar'>) => (
  <div className="mapa-controles mapa-dia">
    <Passo nome="Dia anterior" passo={-1} ir={() => mudar({ data: addDays(data, -1) })} />
    <DateField label="Dia" value={data} onChange={dia => dia && mudar({ data: dia })} />
    <Passo nome="Dia seguinte" passo={1} ir={() => mudar({ data: addDays(data, 1) })} />
  </div>
);

const Mes = ({ endereco: { mes }, mudar }: Pick<Props, 'endereco' | 'mudar'>) => (
  <fieldset className="mapa-controles mapa-mes">
    <legend className="so-leitor">Mês</legend>
    <Passo
      nome={`Mês anterior: ${formatMonth(monthBeside(mes, -1))}`}
      passo={-1}
      ir={() => mudar({ mes: monthBeside(mes, -1) })}
    />
    <strong aria-live="polite">{formatMonth(mes)}</strong>
    <Passo
      nome={`Mês seguinte: ${formatMonth(monthBeside(mes, 1))}`}
      passo={1}
      ir={() => mudar({ mes: monthBeside(mes, 1) })}
    />
  </fieldset>
);

function Unidade({ endereco: { lotacaoId }, mudar }: Pick<Props, 'endereco' | 'mudar'>) {
  const lotacao = useQuery({ ...obterLotacao(lotacaoId ?? 0), enabled: lotacaoId !== undefined });
  return (
    <div className="campo mapa-escolha">
      <span aria-hidden>Unidade</span>
      <SearchSelect
        label="Unidade"
        placeholder="Procure pelo nome, código ou município"
        value={lotacaoId === undefined ? null : { id: lotacaoId, name: lotacao.data?.nome ?? '…' }}
        onChange={escolhida => mudar({ lotacaoId: escolhida ? String(escolhida.id) : undefined })}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
    </div>
  );
}
