import { ROTULO_DE_SITUACAO_DO_ENVIO } from '@alipen/contracts/generated/rotulos/listas-fornecedor';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { labelled } from '../ui/labelled.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { type EmissaoDaLista, type EnvioDaLista, enviarListaFornecedor } from './listas-fornecedor.queries.ts';

const SITUACAO = labelled(ROTULO_DE_SITUACAO_DO_ENVIO, {
  NA_FILA: { tom: 'info', icone: ClockIcon },
  ENVIADO: { tom: 'ok', icone: CheckIcon },
  FALHOU: { tom: 'perigo', icone: WarningIcon },
  SEM_CONFIRMACAO: { tom: 'aviso', icone: QuestionIcon },
});

interface Props {
  emissao: EmissaoDaLista;
  destinatarios: readonly string[];
  impedimento: string | null;
}

export function Envios({ emissao, destinatarios, impedimento }: Props) {
  const enviar = useMutation({
    mutationFn: (novamente: boolean) => enviarListaFornecedor(emissao.id, novamente),
  });
  const { envios, numero } = emissao;
  const comEla = new Set(
    envios.filter(({ situacao }) => situacao === 'ENVIADO' || situacao === 'NA_FILA').map(({ para }) => para),
  );
  const faltam = destinatarios.filter(email => !comEla.has(email.toLowerCase()));
  return (
    <section className="lista-envios" aria-label={`Emissão ${numero} por e-mail`}>
      {envios.length > 0 && <Estados envios={envios} />}
      {impedimento ? (
        <p className="quieto">{impedimento}</p>
      ) : (
        <div className="lista-botoes">
          {faltam.length > 0 && (
            <Button disabled={enviar.isPending} onClick={() => enviar.mutate(false)}>
              {envios.length > 0 ? 'Enviar a quem falta' : `Enviar a emissão ${numero} por e-mail`}
            </Button>
          )}
          {comEla.size > 0 && (
            <Button variant="quiet" disabled={enviar.isPending} onClick={() => enviar.mutate(true)}>
              Reenviar a todos
            </Button>
          )}
          <span className="quieto">Para {destinatarios.join(', ')}</span>
        </div>
      )}
      <div role="status">{enviar.isSuccess && 'E-mail na fila de envio.'}</div>
      {enviar.error && <Notice tone="perigo">{sentenceOf(enviar.error)}</Notice>}
    </section>
  );
}

const Estados = ({ envios }: { envios: readonly EnvioDaLista[] }) => (
  <ul className="lista-emissoes" aria-label="Envios por e-mail">
    {envios.map(({ para, situacao, em }) => (
      <li key={para}>
        <Pill tone={SITUACAO[situacao].tom} icon={SITUACAO[situacao].icone}>
          {SITUACAO[situacao].rotulo}
        </Pill>
        <span>
          {para}
          {em && ` · ${formatInstant(em)}`}
        </span>
      </li>
    ))}
  </ul>
);
