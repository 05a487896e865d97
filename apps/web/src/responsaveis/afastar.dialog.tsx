import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, SelectField, TextField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { registrarAfastamento } from './responsaveis.mutations.ts';
import type { Responsaveis } from './responsaveis.queries.ts';

const CURTO = 3;

/** For every contract the person answers for, and not only this one. */
export function AfastarDialog({ equipe: { itens }, sair }: { equipe: Responsaveis; sair: () => void }) {
  const pessoas = new Map(
    itens.filter(({ exercicio }) => exercicio !== 'ENCERRADA').map(({ pessoa }) => [pessoa.id, pessoa.nome]),
  );
  const form = useForm({
    start: () => ({
      ...{ usuarioId: '', motivo: '' },
      ...{ inicio: today() as string | null, fim: null as string | null },
    }),
    send: ({ usuarioId, inicio, fim, motivo }) =>
      registrarAfastamento({
        ...{ usuarioId: Number(usuarioId), inicio: inicio ?? '', fim: fim ?? '', motivo: motivo.trim() },
      }),
    onSent: sair,
    ready: ({ usuarioId, inicio, fim, motivo }) => !!usuarioId && !!inicio && !!fim && motivo.trim().length >= CURTO,
  });
  return (
    <FormDialog title="Registrar afastamento" form={form} verb="Registrar" doing="Salvando…" close={sair}>
      <p>Nesses dias agem os substitutos da pessoa, em todos os contratos dela.</p>
      <SelectField form={form} name="usuarioId" label="Quem">
        <option value="">Escolha</option>
        {[...pessoas].map(([id, nome]) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </SelectField>
      <DayField form={form} name="inicio" label="Primeiro dia" />
      <DayField form={form} name="fim" label="Último dia" />
      <TextField form={form} name="motivo" label="Motivo (férias, licença)" required maxLength={200} />
    </FormDialog>
  );
}
