import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../../lotacoes/lotacoes.queries.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import SearchSelect from '../../ui/search-select.component.tsx';
import { DayStep, MonthStep } from '../../ui/step-beside.component.tsx';
import type { Mapa } from '../mapa-diario.queries.ts';
import type { Endereco, Mudar } from '../modelo/mapa.endereco.ts';
import { VISOES, type Visao } from '../modelo/mapa.labels.ts';
import { MapaFiltros, MapaMostrar } from './mapa-filtros.component.tsx';

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
  endereco.visao === 'dia' ? (
    <DayStep day={endereco.data} onChange={data => mudar({ data })} />
  ) : (
    <MonthStep month={endereco.mes} onChange={mes => mudar({ mes })} />
  );

const Recorte = ({ endereco, mudar, mapa, restrita }: Props) => (
  <>
    {!restrita && endereco.visao === 'mes' && <Unidade endereco={endereco} mudar={mudar} />}
    <MapaFiltros endereco={endereco} mudar={mudar} mapa={mapa} restrita={restrita} />
    <MapaMostrar endereco={endereco} mudar={mudar} />
  </>
);

function Unidade({ endereco: { lotacaoId }, mudar }: Pick<Props, 'endereco' | 'mudar'>) {
  const lotacao = useQuery({ ...obterLotacao(lotacaoId ?? 0), enabled: lotacaoId !== undefined });
  return (
    <div className="campo mapa-escolha">
      <span aria-hidden>Unidade</span>
      <SearchSelect
        label="Unidade"
        placeholder="Busque pelo nome, código ou município"
        value={lotacaoId === undefined ? null : { id: lotacaoId, name: lotacao.data?.nome ?? '…' }}
        onChange={escolhida => mudar({ lotacaoId: escolhida ? String(escolhida.id) : undefined })}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
    </div>
  );
}
