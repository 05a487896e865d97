import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { addDays } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { UfSelect } from '../ui/uf-select.component.tsx';
import { type Endereco, mesVizinho, nomeDoMes } from './mapa.endereco.ts';
import { BASES, VISOES, type Visao } from './mapa.labels.ts';
import type { BaseDoMapa, Mapa } from './mapa-diario.queries.ts';

export type Mudar = (mudanca: Readonly<Record<string, string | undefined>>) => void;
interface Props {
  endereco: Endereco;
  mudar: Mudar;
  mapa: Mapa | undefined;
  /** The only unit of the person, who then chooses none. */
  restrita: boolean;
}

/** Which map: view, day or month, unit, what is counted, whose contract. */
export function MapaControles({ endereco, mudar, mapa, restrita }: Props) {
  const { visao } = endereco;
  return (
    <div className="mapa-filtros">
      <fieldset className="mapa-visoes">
        <legend className="so-leitor">Visão</legend>
        {(Object.keys(VISOES) as Visao[]).map(nome => (
          <button
            key={nome}
            type="button"
            className="botao"
            aria-pressed={visao === nome}
            onClick={() => mudar({ visao: nome === 'dia' ? undefined : nome, celula: undefined })}
          >
            {VISOES[nome]}
          </button>
        ))}
      </fieldset>
      {visao === 'dia' ? <Dia endereco={endereco} mudar={mudar} /> : <Mes endereco={endereco} mudar={mudar} />}
      {!restrita && visao === 'mes' && <Unidade endereco={endereco} mudar={mudar} />}
      {!restrita && visao !== 'mes' && <UfSelect value={endereco.uf} onChange={uf => mudar({ uf })} />}
      <label className="campo">
        <span>Contar</span>
        <select
          className="entrada"
          value={endereco.base}
          onChange={({ target }) => mudar({ base: target.value === 'ACEITA' ? undefined : target.value })}
        >
          {(Object.keys(BASES) as BaseDoMapa[]).map(base => (
            <option key={base} value={base}>
              {BASES[base].rotulo}
            </option>
          ))}
        </select>
      </label>
      {mapa && <Recortes endereco={endereco} mudar={mudar} mapa={mapa} />}
    </div>
  );
}

const Passo = ({ nome, passo, ir }: { nome: string; passo: 1 | -1; ir: () => void }) => (
  <button type="button" className="botao botao--icone" aria-label={nome} onClick={ir}>
    {passo < 0 ? <CaretLeftIcon size={18} aria-hidden /> : <CaretRightIcon size={18} aria-hidden />}
  </button>
);

const Dia = ({ endereco: { data }, mudar }: Pick<Props, 'endereco' | 'mudar'>) => (
  <div className="mapa-controles">
    <Passo nome="Dia anterior" passo={-1} ir={() => mudar({ data: addDays(data, -1) })} />
    <DateField label="Dia" value={data} onChange={dia => dia && mudar({ data: dia })} />
    <Passo nome="Dia seguinte" passo={1} ir={() => mudar({ data: addDays(data, 1) })} />
  </div>
);

const Mes = ({ endereco: { mes }, mudar }: Pick<Props, 'endereco' | 'mudar'>) => (
  <fieldset className="mapa-controles mapa-mes">
    <legend className="so-leitor">Mês</legend>
    <Passo
      nome={`Mês anterior: ${nomeDoMes(mesVizinho(mes, -1))}`}
      passo={-1}
      ir={() => mudar({ mes: mesVizinho(mes, -1) })}
    />
    <strong aria-live="polite">{nomeDoMes(mes)}</strong>
    <Passo
      nome={`Mês seguinte: ${nomeDoMes(mesVizinho(mes, 1))}`}
      passo={1}
      ir={() => mudar({ mes: mesVizinho(mes, 1) })}
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

/** What narrows what is already here; the contracts are those of this map. */
function Recortes({ endereco, mudar, mapa }: Omit<Props, 'restrita' | 'mapa'> & { mapa: Mapa }) {
  const refeicoes = new Map(mapa.colunas.map(({ tipoAlimentacaoId, refeicao }) => [tipoAlimentacaoId, refeicao]));
  const publicos = new Map(mapa.colunas.map(({ tipoPublicoId, publico }) => [tipoPublicoId, publico]));
  const contratos = new Map(
    mapa.totais.contratos.map(({ contratoId, contrato, fornecedor }) => [contratoId, `${contrato} · ${fornecedor}`]),
  );
  return (
    <>
      <Escolha
        nome="Refeição"
        todas="Todas"
        valor={endereco.refeicao}
        itens={refeicoes}
        mudar={refeicao => mudar({ refeicao })}
      />
      <Escolha
        nome="Público"
        todas="Todos"
        valor={endereco.publico}
        itens={publicos}
        mudar={publico => mudar({ publico })}
      />
      {(contratos.size > 1 || endereco.contratoId) && (
        <Escolha
          nome="Contrato"
          todas="Todos"
          valor={endereco.contratoId}
          itens={contratos}
          mudar={contratoId => mudar({ contratoId })}
        />
      )}
      <fieldset className="mapa-marcas">
        <legend className="so-leitor">Mostrar</legend>
        <Marca nome="Diferença" chave="diferenca" endereco={endereco} mudar={mudar} />
        <Marca nome="Valores" chave="valores" endereco={endereco} mudar={mudar} />
        <Marca nome="Só divergentes" chave="divergentes" endereco={endereco} mudar={mudar} />
      </fieldset>
    </>
  );
}

interface EscolhaProps {
  nome: string;
  todas: string;
  valor: number | undefined;
  itens: ReadonlyMap<number, string>;
  mudar: (valor: string | undefined) => void;
}
const Escolha = ({ nome, todas, valor, itens, mudar }: EscolhaProps) => (
  <label className="campo">
    <span>{nome}</span>
    <select className="entrada" value={valor ?? ''} onChange={({ target }) => mudar(target.value || undefined)}>
      <option value="">{todas}</option>
      {[...itens].map(([id, rotulo]) => (
        <option key={id} value={id}>
          {rotulo}
        </option>
      ))}
      {valor !== undefined && !itens.has(valor) && <option value={valor}>{`nº ${valor}`}</option>}
    </select>
  </label>
);

interface MarcaProps extends Pick<Props, 'endereco' | 'mudar'> {
  nome: string;
  chave: 'diferenca' | 'valores' | 'divergentes';
}
const Marca = ({ nome, chave, endereco, mudar }: MarcaProps) => (
  <label className="mapa-marca">
    <input
      type="checkbox"
      checked={endereco[chave]}
      onChange={({ target }) => mudar({ [chave]: target.checked ? 'sim' : undefined })}
    />
    {nome}
  </label>
);
