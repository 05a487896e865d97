import { ROTULO_DE_EVENTO_FISCALIZACAO } from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { useReadsOnly } from '../../app/person.hook.ts';
import { formatInstant } from '../../ui/date.format.ts';
import { FormRefusal, Submit } from '../../ui/form.component.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { AreaField } from '../../ui/form-field.component.tsx';
import { RESULTADOS } from '../fiscalizacoes.labels.ts';
import { comentarFiscalizacao } from '../fiscalizacoes.mutations.ts';
import type { Fiscalizacao } from '../fiscalizacoes.queries.ts';

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
      {!useReadsOnly() && <Comentar fiscalizacaoId={fiscalizacao.id} />}
    </section>
  );
}

function Comentar({ fiscalizacaoId }: { fiscalizacaoId: number }) {
  const form = useForm({
    start: { texto: '' },
    send: ({ texto }) => comentarFiscalizacao(fiscalizacaoId, texto.trim()),
    onSent: () => form.reset(),
    ready: ({ texto }) => texto.trim() !== '',
  });
  return (
    <>
      <form className="fiscalizacao-comentar" {...form.props}>
        <AreaField form={form} name="texto" label="Comentar" rows={2} maxLength={1000} />
        <Submit of={form} variant="plain" doing="Comentando…">
          Comentar
        </Submit>
      </form>
      <FormRefusal form={form} />
    </>
  );
}
