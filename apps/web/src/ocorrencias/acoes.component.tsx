import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { NumberInput, TextArea, TextInput } from '../ui/text-input.component.tsx';
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
  const [texto, setTexto] = useState('');
  const pedido = useId();
  const [percentual, setPercentual] = useState('0');
  const acao = useMutation({
    mutationFn: (botao: Botao) => botao.agir(ocorrencia, texto.trim(), Number(percentual)),
    onSuccess: ({ endereco }) => {
      // The address comes only once: it is shown before the record is read again.
      if (!endereco) void client.invalidateQueries();
    },
  });
  const { acoes } = ocorrencia;
  if (!acoes.length) return null;
  const curto = texto.trim().length < SEM_TEXTO;
  const pedemTexto = acoes.flatMap(nome => BOTOES[nome].flatMap(({ semTexto, nome: dele }) => (semTexto ? [] : dele)));
  const endereco = acao.data?.endereco;
  if (endereco) return <Endereco caminho={endereco} pronto={() => void client.invalidateQueries()} />;
  return (
    <section className="ocorrencia-formulario" aria-label="O que fazer agora">
      <Field
        label={acoes.includes('notificar') && acoes.length === 1 ? 'Mensagem ao fornecedor (opcional)' : 'Por quê'}
      >
        <TextArea
          rows={3}
          maxLength={2000}
          aria-describedby={curto && pedemTexto.length > 0 ? pedido : undefined}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
        />
      </Field>
      {curto && pedemTexto.length > 0 && (
        <small className="quieto" id={pedido}>
          Para {pedemTexto.join(' ou ').toLowerCase()}, escreva por quê.
        </small>
      )}
      {acoes.includes('glosar') && (
        <Field label="Percentual de desconto sobre o restante">
          <NumberInput
            min={0}
            max={MAIOR}
            step={1}
            value={percentual}
            onChange={({ target }) => setPercentual(target.value)}
          />
        </Field>
      )}
      {acao.error && <Notice tone="perigo">{sentenceOf(acao.error)}</Notice>}
      <div className="ocorrencia-botoes">
        {acoes.flatMap(nome =>
          BOTOES[nome].map(botao => (
            <Button
              key={botao.nome}
              disabled={acao.isPending || (curto && !botao.semTexto)}
              onClick={() => acao.mutate(botao)}
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
