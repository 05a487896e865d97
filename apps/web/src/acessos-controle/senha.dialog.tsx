import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { darSenhaDeControle } from './acessos-controle.mutations.ts';
import type { Acesso } from './acessos-controle.queries.ts';

export default function SenhaDialog({ acesso, sair }: { acesso: Acesso; sair: () => void }) {
  const form = useForm<object, true>({
    start: {},
    send: () => darSenhaDeControle(acesso.id).then(() => true as const),
  });
  const feita = form.answer === true;
  return (
    <FormDialog
      title={`Primeira senha de ${acesso.nome}`}
      form={form}
      verb={feita ? undefined : 'Fazer a primeira senha em PDF'}
      doing="Fazendo…"
      back={feita ? 'Fechar' : undefined}
      close={sair}
    >
      {feita ? (
        <Notice tone="ok">
          A folha está nos seus arquivos baixados: imprima e entregue. Depois apague o arquivo, pois quem o tiver pode
          entrar por ela.
        </Notice>
      ) : (
        <p>
          Vale 15 dias e serve só para a pessoa escolher a sua, na primeira entrada.
          {acesso.credencial === 'PROPRIA' && ' A senha que ela tem hoje deixa de valer, e as sessões dela terminam.'}
        </p>
      )}
    </FormDialog>
  );
}
