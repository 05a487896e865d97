import { ROTULO_DE_PAPEL_NO_CONTRATO } from '@alipen/contracts/generated/rotulos/responsaveis';
import { Checkbox } from '../ui/check.component.tsx';
import { type Form, useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, SelectField, TextField } from '../ui/form-field.component.tsx';
import SearchSelect, { type Choice } from '../ui/search-select.component.tsx';
import { today } from '../ui/today.ts';
import { listarUsuarios } from '../usuarios/usuarios.queries.ts';
import { PAPEIS, QUALIDADES } from './responsaveis.labels.ts';
import { designarResponsavel } from './responsaveis.mutations.ts';
import type { Designacao, Papel, Responsaveis } from './responsaveis.queries.ts';

interface Digitada {
  pessoa: Choice | null;
  papel: Papel;
  qualidade: Designacao['qualidade'];
  titular: string;
  portaria: string;
  portariaEm: string | null;
  inicio: string | null;
  fim: string | null;
  lotacoes: readonly number[];
}

export interface LotacaoDoContrato {
  id: number;
  nome: string;
}

interface Props {
  contratoId: number;
  equipe: Responsaveis;
  lotacoes: readonly LotacaoDoContrato[];
  sair: () => void;
}

const procurar = (busca: string) => listarUsuarios({ ...(busca && { busca }), situacao: 'ATIVO', tamanho: 20 });
const OPCOES = (opcoes: readonly { value: string; label: string }[]) =>
  opcoes.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function DesignarDialog({ contratoId, equipe, lotacoes, sair }: Props) {
  const form = useForm<Digitada, Responsaveis>({
    start: () => ({
      ...{ pessoa: null, papel: 'FISCAL_TECNICO', qualidade: 'TITULAR', titular: '', portaria: '' },
      ...{ portariaEm: today(), inicio: today(), fim: null, lotacoes: [] },
    }),
    send: digitada => designarResponsavel(contratoId, novaDe(digitada)),
    onSent: sair,
    ready: ({ pessoa, portaria, portariaEm, inicio, qualidade, titular }) =>
      pessoa !== null &&
      portaria.trim() !== '' &&
      !!portariaEm &&
      !!inicio &&
      (qualidade === 'TITULAR' || titular !== ''),
  });
  const { papel, qualidade } = form.values;
  return (
    <FormDialog title="Designar quem responde" form={form} verb="Designar" doing="Salvando…" close={sair} long>
      <div className="campo">
        <span className="campo-rotulo" aria-hidden>
          Pessoa
        </span>
        <SearchSelect
          label="Pessoa"
          placeholder="Busque pelo nome ou matrícula"
          {...form.at('pessoa')}
          query={procurar}
          choicesOf={({ itens }) => itens.map(({ id, nome, matricula }) => ({ id, name: nome, place: matricula }))}
        />
      </div>
      <SelectField form={form} name="papel" label="Papel no contrato">
        {OPCOES(PAPEIS)}
      </SelectField>
      <SelectField form={form} name="qualidade" label="Titular ou substituto">
        {OPCOES(QUALIDADES)}
      </SelectField>
      {qualidade === 'SUBSTITUTO' && <Titulares form={form} equipe={equipe} />}
      <TextField form={form} name="portaria" label="Portaria (número e ano)" required maxLength={60} />
      <DayField form={form} name="portariaEm" label="Data da portaria" />
      <DayField form={form} name="inicio" label="A partir de" />
      <DayField form={form} name="fim" label="Último dia (vazio: até ser encerrada)" />
      {papel === 'FISCAL_SETORIAL' && <Unidades form={form} lotacoes={lotacoes} />}
    </FormDialog>
  );
}

function novaDe({ pessoa, papel, qualidade, titular, portaria, portariaEm, inicio, fim, lotacoes }: Digitada) {
  return {
    ...{ usuarioId: pessoa?.id ?? 0, papel, qualidade, portaria: portaria.trim() },
    ...{ portariaEm: portariaEm ?? '', inicio: inicio ?? '' },
    ...(fim && { fim }),
    ...(qualidade === 'SUBSTITUTO' && { titularId: Number(titular) }),
    ...(papel === 'FISCAL_SETORIAL' && lotacoes.length > 0 && { lotacaoIds: [...lotacoes] }),
  };
}

function Titulares({ form, equipe: { itens } }: { form: Form<Digitada>; equipe: Responsaveis }) {
  const { papel } = form.values;
  const titulares = itens.filter(
    dela => dela.papel === papel && dela.qualidade === 'TITULAR' && dela.exercicio !== 'ENCERRADA',
  );
  if (!titulares.length) {
    return <p role="status">Designe antes o titular: {ROTULO_DE_PAPEL_NO_CONTRATO[papel].toLowerCase()}.</p>;
  }
  return (
    <SelectField form={form} name="titular" label="Substitui">
      <option value="">Escolha</option>
      {titulares.map(({ id, pessoa }) => (
        <option key={id} value={id}>
          {pessoa.nome}
        </option>
      ))}
    </SelectField>
  );
}

function Unidades({ form, lotacoes }: { form: Form<Digitada>; lotacoes: readonly LotacaoDoContrato[] }) {
  const { value, onChange } = form.at('lotacoes');
  const marcar = (id: number, entra: boolean) => onChange(entra ? [...value, id] : value.filter(outra => outra !== id));
  return (
    <fieldset className="responsaveis-unidades">
      <legend>Unidades (nenhuma marcada: todas)</legend>
      {lotacoes.map(({ id, nome }) => (
        <label key={id}>
          <Checkbox checked={value.includes(id)} onChange={({ target }) => marcar(id, target.checked)} /> {nome}
        </label>
      ))}
    </fieldset>
  );
}
