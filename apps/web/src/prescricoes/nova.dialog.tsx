import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listarTiposDieta } from '../dietas/dietas.queries.ts';
import { listarTiposPublico } from '../tipos-publico/tipos-publico.queries.ts';
import { addDays } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, SelectField, TextField } from '../ui/form-field.component.tsx';
import { today } from '../ui/today.ts';
import { pedirPrescricao } from './prescricoes.mutations.ts';
import { CamposDoPrescritor, SEM_PRESCRITOR } from './prescritor.component.tsx';
import { Unidade } from './unidade.component.tsx';
import { useUnidadePropria } from './unidade-propria.hook.ts';

/** As long as a prescription usually is looked at again. */
const DIAS = 90;

export function NovaDialog({ close }: { close: () => void }) {
  const { escolhe, propria } = useUnidadePropria();
  const cache = useQueryClient();
  const { data: tipos = [] } = useQuery(listarTiposDieta());
  const { data: publicos = [] } = useQuery(listarTiposPublico());
  const comDieta = publicos.filter(({ ativo, permiteDieta }) => ativo && permiteDieta);
  const form = useForm({
    start: () => ({
      ...SEM_PRESCRITOR,
      lotacaoId: null as number | null,
      pessoa: '',
      tipoPublicoId: '',
      tipoDietaId: '',
      de: today() as string | null,
      ate: addDays(today(), DIAS) as string | null,
    }),
    send: ({ lotacaoId, tipoPublicoId, tipoDietaId, de, ate, ...dito }) =>
      pedirPrescricao({
        ...dito,
        lotacaoId: lotacaoId ?? propria ?? 0,
        tipoPublicoId: Number(tipoPublicoId || comDieta[0]?.id),
        tipoDietaId: Number(tipoDietaId || tipos[0]?.id),
        de: de ?? '',
        ate: ate ?? '',
      }),
    onSent: () => {
      void cache.invalidateQueries({ queryKey: ['listarPrescricoes'] });
      close();
    },
    ready: ({ lotacaoId, pessoa, registro, de, ate }) =>
      (lotacaoId ?? propria) !== null &&
      pessoa.trim() !== '' &&
      registro.trim().length > 1 &&
      de !== null &&
      ate !== null,
  });
  return (
    <FormDialog title="Pedir a autorização de uma dieta" form={form} verb="Pedir" doing="Pedindo…" close={close} long>
      {escolhe && (
        <Unidade
          label="Unidade"
          value={form.values.lotacaoId}
          set={lotacaoId => form.set({ lotacaoId })}
          error={form.refusal?.fields.lotacaoId}
        />
      )}
      <TextField
        form={form}
        name="pessoa"
        label="Código da pessoa"
        required
        maxLength={12}
        autoComplete="off"
        placeholder="C-204"
      />
      <p className="quieto">O número interno da unidade, ou iniciais. Nunca o nome, o CPF nem a doença.</p>
      <SelectField form={form} name="tipoPublicoId" label="Público">
        {comDieta.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </SelectField>
      <SelectField form={form} name="tipoDietaId" label="Dieta">
        {tipos.map(({ id, codigo, nome }) => (
          <option key={id} value={id}>
            {codigo} {nome}
          </option>
        ))}
      </SelectField>
      <CamposDoPrescritor form={form} />
      <DayField form={form} name="de" label="Vale de" />
      <DayField form={form} name="ate" label="Até" />
    </FormDialog>
  );
}
