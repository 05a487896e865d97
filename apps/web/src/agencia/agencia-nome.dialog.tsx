import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { TextField } from '../ui/form-field.component.tsx';
import { salvarAgencia } from './agencia.mutations.ts';
import type { Agencia } from './agencia.queries.ts';
import { Timbre } from './timbre.component.tsx';

const LINHAS = [
  { name: 'linha1', label: 'Primeira linha', placeholder: 'Estado do Maranhão' },
  { name: 'linha2', label: 'Segunda linha', placeholder: 'Secretaria de Administração Penitenciária' },
  { name: 'linha3', label: 'Terceira linha', placeholder: '' },
  { name: 'linha4', label: 'Quarta linha', placeholder: '' },
] as const;

type Linhas = Record<(typeof LINHAS)[number]['name'], string>;

const escritas = (valores: Linhas): string[] => LINHAS.map(({ name }) => valores[name].trim()).filter(Boolean);
const noComeco = ({ nome, daInstalacao }: Agencia): Linhas => {
  const linha = (n: number) => (daInstalacao ? '' : (nome[n] ?? ''));
  return { linha1: linha(0), linha2: linha(1), linha3: linha(2), linha4: linha(3) };
};

/** `visto` is the agency as it was when the dialog opened: who saved meanwhile is not written over. */
export function AgenciaNomeDialog({ visto, close }: { visto: Agencia; close: () => void }) {
  const form = useForm<Linhas>({
    start: () => noComeco(visto),
    send: valores => salvarAgencia(visto, escritas(valores)),
    onSent: close,
  });
  return (
    <FormDialog title="Nome da agência" form={form} verb="Salvar" close={close} width={560} className="agencia-nome">
      <Timbre nome={escritas(form.values)} brasao={visto.brasao} />
      {LINHAS.map(linha => (
        <TextField key={linha.name} form={form} maxLength={120} {...linha} />
      ))}
      <p className="quieto">
        Do maior ao menor, como o Estado e depois a secretaria. Linha vazia não sai; sem nenhuma, volta o nome que veio
        com a instalação.
      </p>
    </FormDialog>
  );
}
