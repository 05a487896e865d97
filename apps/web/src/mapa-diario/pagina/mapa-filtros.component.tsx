import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../../lotacoes/lotacoes.queries.ts';
import { Button } from '../../ui/button.component.tsx';
import { Checkbox } from '../../ui/check.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { Popup } from '../../ui/popup.component.tsx';
import SearchSelect from '../../ui/search-select.component.tsx';
import { Select } from '../../ui/select.component.tsx';
import { UfSelect } from '../../ui/uf-select.component.tsx';
import type { BaseDoMapa, Mapa } from '../mapa-diario.queries.ts';
import type { Endereco, Mudar } from '../modelo/mapa.endereco.ts';
import { BASES } from '../modelo/mapa.labels.ts';

interface Props {
  endereco: Endereco;
  mudar: Mudar;
  mapa: Mapa | undefined;
  restrita: boolean;
}

const quantos = (valores: readonly unknown[]) => valores.filter(Boolean).length;
const Marcador = ({ n, um, muitos }: { n: number; um: string; muitos: string }) =>
  n > 0 ? (
    <span className="mapa-contador">
      {n}
      <span className="so-leitor"> {n === 1 ? um : muitos}</span>
    </span>
  ) : null;

export function MapaFiltros({ endereco, mudar, mapa, restrita }: Props) {
  const { visao, base, uf, lotacoes, refeicao, publico, contratoId, fornecedorId } = endereco;
  const ativos = quantos([
    base !== 'ACEITA',
    ...(visao === 'mes' ? [] : [uf, lotacoes.length]),
    ...[refeicao, publico, contratoId, fornecedorId],
  ]);
  const contas = mapa?.totais.contratos ?? [];
  return (
    <Popup
      label={
        <>
          <FunnelIcon size={18} aria-hidden /> Filtros <Marcador n={ativos} um="filtro ativo" muitos="filtros ativos" />
        </>
      }
    >
      {() => (
        <div className="mapa-painel">
          <Field label="Contar">
            <Select
              value={base}
              onChange={({ target }) => mudar({ base: target.value === 'ACEITA' ? undefined : target.value })}
            >
              {(Object.keys(BASES) as BaseDoMapa[]).map(cada => (
                <option key={cada} value={cada}>
                  {BASES[cada].rotulo}: {BASES[cada].frase}
                </option>
              ))}
            </Select>
          </Field>
          {!restrita && visao !== 'mes' && (
            <>
              <UfSelect value={uf} onChange={escolhida => mudar({ uf: escolhida })} />
              <Unidades lotacoes={lotacoes} mudar={mudar} />
            </>
          )}
          <Escolha
            nome="Fornecedor"
            todas="Todos"
            valor={fornecedorId}
            itens={new Map(contas.map(conta => [conta.fornecedorId, conta.fornecedor]))}
            mudar={escolhido => mudar({ fornecedorId: escolhido, contratoId: undefined })}
          />
          <Escolha
            nome="Contrato"
            todas="Todos"
            valor={contratoId}
            itens={new Map(contas.map(conta => [conta.contratoId, `${conta.contrato} · ${conta.fornecedor}`]))}
            mudar={escolhido => mudar({ contratoId: escolhido })}
          />
          <Escolha
            nome="Refeição"
            todas="Todas"
            valor={refeicao}
            itens={new Map((mapa?.colunas ?? []).map(coluna => [coluna.tipoAlimentacaoId, coluna.refeicao]))}
            mudar={escolhida => mudar({ refeicao: escolhida })}
          />
          <Escolha
            nome="Público"
            todas="Todos"
            valor={publico}
            itens={new Map((mapa?.colunas ?? []).map(coluna => [coluna.tipoPublicoId, coluna.publico]))}
            mudar={escolhido => mudar({ publico: escolhido })}
          />
          {ativos > 0 && <Button onClick={() => mudar(LIMPOS)}>Limpar filtros</Button>}
        </div>
      )}
    </Popup>
  );
}

const LIMPOS = {
  ...{ base: undefined, uf: undefined, lotacoes: undefined, fornecedorId: undefined },
  ...{ contratoId: undefined, refeicao: undefined, publico: undefined },
};

const MOSTRAR = [
  ['servidores', 'Servidores do efetivo'],
  ['diferenca', 'Diferença para o efetivo'],
  ['conciliacao', 'Conciliação: efetivo, pedido, entregue, aceito'],
  ['execucao', 'Execução: atraso, recusadas, nota, pontos'],
  ['valores', 'Valores'],
  ['divergentes', 'Só divergentes'],
] as const;

export const MapaMostrar = ({ endereco, mudar }: Pick<Props, 'endereco' | 'mudar'>) => (
  <Popup
    label={
      <>
        <EyeIcon size={18} aria-hidden /> Mostrar{' '}
        <Marcador n={quantos(MOSTRAR.map(([chave]) => endereco[chave]))} um="ligado" muitos="ligados" />
      </>
    }
  >
    {() => (
      <fieldset className="mapa-painel">
        <legend className="so-leitor">Mostrar</legend>
        {MOSTRAR.map(([chave, nome]) => (
          <label key={chave} className="mapa-marca">
            <Checkbox
              checked={endereco[chave]}
              onChange={({ target }) => mudar({ [chave]: target.checked ? 'sim' : undefined })}
            />
            {nome}
          </label>
        ))}
      </fieldset>
    )}
  </Popup>
);

function Unidades({ lotacoes, mudar }: Pick<Endereco, 'lotacoes'> & { mudar: Mudar }) {
  const ficar = (ids: readonly number[]) => mudar({ lotacoes: ids.length ? ids.join(',') : undefined });
  return (
    <div className="campo">
      <span aria-hidden>Unidades</span>
      <SearchSelect
        key={lotacoes.length}
        label="Unidades"
        placeholder={lotacoes.length ? 'Mais uma unidade' : 'Todas; busque para escolher'}
        value={null}
        onChange={escolhida => escolhida && ficar([...new Set([...lotacoes, escolhida.id])])}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
      {lotacoes.length > 0 && (
        <ul className="mapa-unidades">
          {lotacoes.map(id => (
            <li key={id}>
              <Escolhida id={id} tirar={() => ficar(lotacoes.filter(outra => outra !== id))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Escolhida({ id, tirar }: { id: number; tirar: () => void }) {
  const nome = useQuery(obterLotacao(id)).data?.nome ?? '…';
  return (
    <Button variant="bare" className="mapa-escolhida" onClick={tirar}>
      {nome} <XIcon size={14} aria-hidden />
      <span className="so-leitor">: retirar do filtro</span>
    </Button>
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
  <Field label={nome}>
    <Select value={valor ?? ''} onChange={({ target }) => mudar(target.value || undefined)}>
      <option value="">{todas}</option>
      {[...itens].map(([id, rotulo]) => (
        <option key={id} value={id}>
          {rotulo}
        </option>
      ))}
      {valor !== undefined && !itens.has(valor) && <option value={valor}>{`nº ${valor}`}</option>}
    </Select>
  </Field>
);
