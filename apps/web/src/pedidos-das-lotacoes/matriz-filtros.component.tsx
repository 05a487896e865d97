import { ROTULO_DE_TIPO_LOTACAO } from '@alipen/contracts/generated/rotulos/lotacoes';
import { ROTULO_DE_VARIACAO_SEMANAL } from '@alipen/contracts/generated/rotulos/pedidos-das-lotacoes';
import { memo, useMemo, useRef } from 'react';
import { useLetterKeys } from '../app/letter-keys.ts';
import { formatDay } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { Segmented } from '../ui/segmented.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { CODIGOS, classeDa, FAIXAS_DE_VARIACAO, SITUACOES } from './matriz.labels.ts';
import { type Filtro, fornecedoresDe, municipiosDe, quantasPor } from './matriz.model.ts';
import type { Matriz } from './pedidos-das-lotacoes.queries.ts';
import '../list/list.css';

interface Props {
  matriz: Matriz;
  filtro: Filtro;
  mudar: (chave: keyof Filtro, valor: string | null) => void;
}

export function MatrizFiltros({ matriz, filtro, mudar }: Props) {
  const busca = useRef<HTMLInputElement>(null);
  const municipios = useMemo(() => municipiosDe(matriz.linhas).map(comoOpcao), [matriz.linhas]);
  const fornecedores = useMemo(() => fornecedoresDe(matriz.linhas).map(comoOpcao), [matriz.linhas]);
  useLetterKeys({ f: () => busca.current?.focus() });
  return (
    <>
      <div className="matriz-legendas">
        <Legenda matriz={matriz} filtro={filtro} mudar={mudar} />
        {matriz.comparadaCom && <LegendaDaSemana matriz={matriz} filtro={filtro} mudar={mudar} />}
      </div>
      <div className="matriz-filtros">
        <Field label="Lotação ou município">
          <TextInput
            ref={busca}
            type="search"
            value={filtro.texto}
            onChange={({ target }) => mudar('texto', target.value)}
          />
        </Field>
        <Escolha label="Tipo" todos="Todos" valor={filtro.tipo} mudar={valor => mudar('tipo', valor)} opcoes={TIPOS} />
        <Escolha
          label="Município"
          todos="Todos"
          valor={filtro.municipio}
          mudar={valor => mudar('municipio', valor)}
          opcoes={municipios}
        />
        <Escolha
          label="Fornecedor"
          todos="Todos"
          valor={filtro.fornecedor}
          mudar={valor => mudar('fornecedor', valor)}
          opcoes={fornecedores}
        />
      </div>
    </>
  );
}

function Legenda({ matriz, filtro, mudar }: Props) {
  const quantas = useMemo(() => quantasPor(matriz.linhas, ({ situacao }) => situacao), [matriz.linhas]);
  return (
    <Segmented
      legend="Lotações com alguma refeição em"
      options={CODIGOS.filter(codigo => quantas.has(codigo) || codigo === filtro.situacao).map(value => {
        const { rotulo, tone, icon: Drawing } = SITUACOES[value];
        const label = (
          <>
            <Drawing size={15} weight="bold" aria-hidden className={`matriz-tom--${tone}`} />
            {rotulo} <strong>{formatInteger(quantas.get(value) ?? 0)}</strong>
          </>
        );
        return { value, label };
      })}
      chosen={filtro.situacao}
      choose={codigo => mudar('situacao', filtro.situacao === codigo ? null : codigo)}
    />
  );
}

function LegendaDaSemana({ matriz, filtro, mudar }: Props) {
  const quantas = useMemo(() => quantasPor(matriz.linhas, ({ comparacao }) => comparacao?.variacao), [matriz.linhas]);
  return (
    <Segmented
      legend={`Lotações com alguma refeição que, contra ${formatDay(matriz.comparadaCom ?? '')}, está`}
      options={FAIXAS_DE_VARIACAO.filter(faixa => quantas.has(faixa) || faixa === filtro.variacao).map(value => ({
        value,
        label: (
          <>
            <span className={`matriz-calor matriz-calor--${classeDa(value)}`} aria-hidden />
            {ROTULO_DE_VARIACAO_SEMANAL[value]} <strong>{formatInteger(quantas.get(value) ?? 0)}</strong>
          </>
        ),
      }))}
      chosen={filtro.variacao}
      choose={faixa => mudar('variacao', filtro.variacao === faixa ? null : faixa)}
    />
  );
}

type Opcao = readonly [valor: string, rotulo: string];
const TIPOS: readonly Opcao[] = Object.entries(ROTULO_DE_TIPO_LOTACAO);
const comoOpcao = (nome: string): Opcao => [nome, nome];

interface EscolhaProps {
  label: string;
  todos: string;
  valor: string | null;
  mudar: (valor: string | null) => void;
  opcoes: readonly Opcao[];
}

const Escolha = ({ label, todos, valor, mudar, opcoes }: EscolhaProps) => (
  <Field label={label}>
    <Select value={valor ?? ''} onChange={({ target }) => mudar(target.value || null)}>
      <option value="">{todos}</option>
      <Opcoes opcoes={opcoes} />
    </Select>
  </Field>
);

/** Memoised: hundreds of cities, which no choice changes. */
const Opcoes = memo(({ opcoes }: { opcoes: readonly Opcao[] }) =>
  opcoes.map(([codigo, rotulo]) => (
    <option key={codigo} value={codigo}>
      {rotulo}
    </option>
  )),
);
