import { ROTULO_DE_EVENTO_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { RESULTADOS } from './fiscalizacoes.labels.ts';
import { comentarFiscalizacao } from './fiscalizacoes.mutations.ts';
import type { Fiscalizacao } from './fiscalizacoes.queries.ts';

interface Linha {
  chave: string;
  em: string;
  titulo: string;
  por: string;
  texto: string | null;
}

const ehResultado = (texto: string): texto is keyof typeof RESULTADOS => Object.hasOwn(RESULTADOS, texto);

const linhasDe = ({ historico, comentarios }: Fiscalizacao): Linha[] =>
  [
    ...historico.map(({ evento, em, por, detalhe }) => ({
      chave: `${evento}:${em}`,
      em,
      por,
      titulo: ROTULO_DE_EVENTO_FISCALIZACAO[evento],
      texto: detalhe && ehResultado(detalhe) ? RESULTADOS[detalhe].rotulo : detalhe,
    })),
    ...comentarios.map(({ id, em, por, texto }) => ({
      chave: `comentario:${id}`,
      em,
      por,
      titulo: 'Comentário',
      texto,
    })),
  ].sort((a, b) => a.em.localeCompare(b.em));

export function Historico({ fiscalizacao }: { fiscalizacao: Fiscalizacao }) {
  const [texto, setTexto] = useState('');
  const comentar = useMutation({
    mutationFn: () => comentarFiscalizacao(fiscalizacao.id, texto.trim()),
    onSuccess: () => setTexto(''),
  });
  return (
    <section className="fiscalizacao-secao" aria-labelledby="fiscalizacao-historico">
      <h3 id="fiscalizacao-historico">Histórico e comentários</h3>
      <ol className="fiscalizacao-historico">
        {linhasDe(fiscalizacao).map(({ chave, em, titulo, por, texto: dito }) => (
          <li key={chave}>
            <strong>{titulo}</strong>{' '}
            <span className="quieto">
              {por}, {formatInstant(em, fiscalizacao.fusoHorario)}
            </span>
            {dito && <p>{dito}</p>}
          </li>
        ))}
      </ol>
      <form
        className="fiscalizacao-comentar"
        onSubmit={evento => {
          evento.preventDefault();
          if (texto.trim()) comentar.mutate();
        }}
      >
        <Field label="Comentar">
          <TextArea rows={2} maxLength={1000} value={texto} onChange={({ target }) => setTexto(target.value)} />
        </Field>
        <Button type="submit" disabled={!texto.trim() || comentar.isPending}>
          {comentar.isPending ? 'Gravando…' : 'Comentar'}
        </Button>
      </form>
      {comentar.error && <Notice tone="perigo">{sentenceOf(comentar.error)}</Notice>}
    </section>
  );
}
