import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { revogarContaServico, revogarSegredo } from './contas-servico.mutations.ts';
import type { ContaServico } from './contas-servico.queries.ts';

/** The question before a secret ends; `segredoId` null ends the whole account. */
export type Pergunta = { segredoId: number | null; titulo: string; texto: string; botao: string };

export const daConta = ({ nome }: ContaServico): Pergunta => ({
  segredoId: null,
  titulo: `Revogar ${nome}?`,
  texto: 'A conta deixa de valer na próxima chamada dela, e não volta.',
  botao: 'Revogar a conta',
});
export const doSegredo = ({ id, fim }: ContaServico['segredos'][number]): Pergunta => ({
  segredoId: id,
  titulo: `Revogar o segredo …${fim}?`,
  texto: 'Quem entrou com ele perde o acesso na hora. Antes, confira que o sistema já usa o outro.',
  botao: 'Revogar o segredo',
});

interface Props {
  conta: ContaServico;
  pergunta: Pergunta;
  lembrar: (salva: ContaServico) => void;
  close: () => void;
}

export function RevogarDialog({ conta, pergunta: { segredoId, titulo, texto, botao }, lembrar, close }: Props) {
  const form = useForm({
    start: {},
    send: () => (segredoId === null ? revogarContaServico(conta.id) : revogarSegredo(conta.id, segredoId)),
    onSent: salva => {
      lembrar(salva);
      close();
    },
  });
  return (
    <FormDialog title={titulo} form={form} verb={botao} close={close}>
      <p>{texto}</p>
    </FormDialog>
  );
}
