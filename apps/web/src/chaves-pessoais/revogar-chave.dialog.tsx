import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_MOTIVO_DA_REVOGACAO } from '@alipen/contracts/generated/rotulos/chaves-pessoais';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { SelectField } from '../ui/form-field.component.tsx';
import { revogarChave } from './chaves-pessoais.mutations.ts';
import type { Chave } from './chaves-pessoais.queries.ts';

type Motivo = components['schemas']['MotivoDaRevogacao'];
const MOTIVOS = Object.keys(ROTULO_DE_MOTIVO_DA_REVOGACAO) as Motivo[];

interface Props {
  chave: Chave;
  feito: () => void;
  sair: () => void;
}

export function RevogarChaveDialog({ chave, feito, sair }: Props) {
  const form = useForm({
    start: { motivo: 'PERDA' as Motivo },
    send: ({ motivo }) => revogarChave(chave.id, motivo),
    onSent: feito,
  });
  return (
    <FormDialog title={`Revogar ${chave.nome}`} form={form} verb="Revogar" doing="Revogando…" close={sair}>
      <p>Ela deixa de assinar agora, e não volta. O que já assinou continua valendo.</p>
      <SelectField form={form} name="motivo" label="Por quê">
        {MOTIVOS.map(motivo => (
          <option key={motivo} value={motivo}>
            {ROTULO_DE_MOTIVO_DA_REVOGACAO[motivo]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
