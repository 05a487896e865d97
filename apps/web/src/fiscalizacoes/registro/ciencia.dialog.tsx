import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { registrarCiencia } from '../fiscalizacoes.mutations.ts';
import type { Fiscalizacao } from '../fiscalizacoes.queries.ts';
import { prepostoDe } from '../preenchimento/preenchimento.model.ts';
import { Preposto, type PrepostoDigitado } from '../preenchimento/preposto.component.tsx';

const EM_BRANCO: PrepostoDigitado = { ciencia: null, prepostoNome: '', justificativa: '' };

export function CienciaDialog({ fiscalizacao, fechar }: { fiscalizacao: Fiscalizacao; fechar: () => void }) {
  const form = useForm({
    start: EM_BRANCO,
    send: async digitado => {
      const preposto = prepostoDe(digitado);
      return preposto && registrarCiencia(fiscalizacao, preposto);
    },
    onSent: fechar,
    ready: digitado => prepostoDe(digitado) !== null,
  });
  return (
    <FormDialog title="Ciência do preposto" form={form} verb="Registrar" close={fechar}>
      <Preposto preposto={form.values} faltas={[]} mudar={form.set} />
      {!form.ready && <Notice tone="info">Diga se o preposto aceita, recusa, ou se não havia ninguém.</Notice>}
    </FormDialog>
  );
}
