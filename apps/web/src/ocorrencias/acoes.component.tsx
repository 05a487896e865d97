import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { basePath } from '../base/base-path.ts';
import { Button } from '../ui/button.component.tsx';
import { FormRefusal } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { AreaField, NumberField } from '../ui/form-field.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import {
  decidirOcorrencia,
  encerrarOcorrencia,
  glosarOcorrencia,
  notificarOcorrencia,
  sanearOcorrencia,
} from './ocorrencias.mutations.ts';
import type { AcaoOcorrencia, Ocorrencia } from './ocorrencias.queries.ts';

type Botao = {
  nome: string;
  semTexto?: true;
  agir: (ocorrencia: Ocorrencia, texto: string, percentual: number) => Promise<{ endereco?: string | null }>;
};

const feito = async (passo: Promise<unknown>) => {
  await passo;
  return {};
};

const BOTOES: Readonly<Record<AcaoOcorrencia, readonly Botao[]>> = {
  notificar: [{ nome: 'Notificar o fornecedor', semTexto: true, agir: notificarOcorrencia }],
  decidir: [
    {
      nome: 'Julgar procedente',
      agir: (vista, texto) => feito(decidirOcorrencia(vista, { procedente: true, texto })),
    },
    {
      nome: 'Aceitar a justificativa',
      agir: (vista, texto) => feito(decidirOcorrencia(vista, { procedente: false, texto })),
    },
  ],
  glosar: [
    {
      nome: 'Glosar',
      semTexto: true,
      agir: (vista, texto, percentual) => feito(glosarOcorrencia(vista, { percentual, ...(texto && { texto }) })),
    },
  ],
  sanear: [{ nome: 'Anotar a correção', agir: (vista, texto) => feito(sanearOcorrencia(vista, texto)) }],
  encerrar: [{ nome: 'Encerrar', agir: (vista, texto) => feito(encerrarOcorrencia(vista, texto)) }],
};
const SEM_TEXTO = 3;
const MAIOR = 100;

/** The buttons come from the object's `acoes`; one text serves whichever is chosen. */
export function Acoes({ ocorrencia }: { ocorrencia: Ocorrencia }) {
  const client = useQueryClient();
  const pedido = useId();
  const form = useForm({
    start: { texto: '', percentual: '0', botao: null as Botao | null },
    send: async ({ texto, percentual, botao }) => botao?.agir(ocorrencia, texto.trim(), Number(percentual)),
    onSent: resposta => {
      // The address comes only once: it is shown before the record is read again.
      if (!resposta?.endereco) void client.invalidateQueries();
    },
  });
  const { acoes } = ocorrencia;
  if (!acoes.length) return null;
  const curto = form.values.texto.trim().length < SEM_TEXTO;
  const pedemTexto = acoes.flatMap(nome => BOTOES[nome].flatMap(({ semTexto, nome: dele }) => (semTexto ? [] : dele)));
  const endereco = form.answer?.endereco;
  if (endereco) return <Endereco caminho={endereco} pronto={() => void client.invalidateQueries()} />;
  return (
    <section className="ocorrencia-formulario" aria-label="O que fazer agora">
      <AreaField
        form={form}
        name="texto"
        label={acoes.includes('notificar') && acoes.length === 1 ? 'Mensagem ao fornecedor (opcional)' : 'Por quê'}
        rows={3}
        maxLength={2000}
        aria-describedby={curto && pedemTexto.length > 0 ? pedido : undefined}
      />
      {curto && pedemTexto.length > 0 && (
        <small className="quieto" id={pedido}>
          Para {pedemTexto.join(' ou ').toLowerCase()}, escreva por quê.
        </small>
      )}
      {acoes.includes('glosar') && (
        <NumberField
          form={form}
          name="percentual"
          label="Percentual de desconto sobre o restante"
          min={0}
          max={MAIOR}
          step={1}
        />
      )}
      <FormRefusal form={form} />
      <div className="ocorrencia-botoes">
        {acoes.flatMap(nome =>
          BOTOES[nome].map(botao => (
            <Button
              key={botao.nome}
              disabled={form.busy || (curto && !botao.semTexto)}
              onClick={() => form.submit({ botao })}
            >
              {botao.nome}
            </Button>
          )),
        )}
      </div>
    </section>
  );
}

/** Where no e-mail left, the manager hands the address over; it is shown only once. */
function Endereco({ caminho, pronto }: { caminho: string; pronto: () => void }) {
  return (
    <section className="ocorrencia-formulario" role="status">
      <p>
        Não há e-mail para enviar. Copie este endereço e entregue ao fornecedor: ele vale uma resposta e não aparece de
        novo.
      </p>
      <TextInput
        readOnly
        aria-label="Endereço de resposta"
        value={window.location.origin + basePath + caminho}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="primary" onClick={pronto}>
        Já copiei
      </Button>
    </section>
  );
}
