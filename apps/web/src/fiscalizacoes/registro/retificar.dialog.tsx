import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newUuid } from '../../outbox/new-uuid.ts';
import { Button } from '../../ui/button.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormDialog } from '../../ui/form-dialog.component.tsx';
import { AreaField } from '../../ui/form-field.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { Select } from '../../ui/select.component.tsx';
import { TextArea } from '../../ui/text-input.component.tsx';
import { RESPOSTAS } from '../fiscalizacoes.labels.ts';
import { retificarFiscalizacao } from '../fiscalizacoes.mutations.ts';
import { type Fiscalizacao, obterFormulario, type Versao } from '../fiscalizacoes.queries.ts';
import {
  type Correcao,
  type Correcoes,
  type Corrigivel,
  corrigida,
  faltaAFoto,
  oQueFalta,
  separar,
} from './retificacao.model.ts';

type Conformidade = NonNullable<Correcao['resposta']>;

interface Retificacao {
  motivo: string;
  correcoes: Correcoes;
}

interface Props {
  fiscalizacao: Fiscalizacao;
  conclusao: Versao;
  fechar: () => void;
  /** Offers to reopen instead of correcting; null: this person may not. */
  reabrir: (() => void) | null;
}

export function RetificarDialog({ fiscalizacao, conclusao, fechar, reabrir }: Props) {
  const formulario = useQuery(obterFormulario(conclusao.formularioId));
  const [clienteUuid] = useState(newUuid);
  const { respostas, fotos, assinatura, preposto } = conclusao;
  const { corrigiveis, ficam } = formulario.data
    ? separar(formulario.data, respostas)
    : { corrigiveis: [], ficam: [] as string[] };
  const form = useForm<Retificacao>({
    start: { motivo: '', correcoes: {} },
    send: ({ motivo, correcoes }) =>
      retificarFiscalizacao(fiscalizacao, {
        clienteUuid,
        motivo: motivo.trim(),
        respostas: respostas.map(resposta => corrigida(resposta, correcoes[resposta.item])),
        fotosDeclaradas: fotos.map(({ uuid, sha256, bytes, contexto }) => ({ uuid, sha256, bytes, contexto })),
        assinatura,
        ...(preposto && { preposto }),
      }),
    onSent: fechar,
    ready: ({ motivo, correcoes }) => oQueFalta(corrigiveis, correcoes, motivo) === null,
  });
  const { motivo, correcoes } = form.values;
  const falta = oQueFalta(corrigiveis, correcoes, motivo);
  const corrigir = (codigo: string, parte: Correcao) =>
    form.set({ correcoes: { ...correcoes, [codigo]: { ...correcoes[codigo], ...parte } } });
  return (
    <FormDialog
      title={`Retificar a fiscalização nº ${fiscalizacao.numero}`}
      form={form}
      verb="Salvar a versão corrigida"
      doing="Salvando…"
      close={fechar}
      width={640}
      long
      note={falta && formulario.data && <span className="retificar-falta quieto">{falta}</span>}
    >
      <QueryState query={formulario} skeletonHeight={300}>
        {() => (
          <>
            <p>Aqui se corrige o que foi dito conforme ou não. A versão atual continua legível.</p>
            <p className="quieto">
              Não se corrigem aqui: {new Intl.ListFormat('pt-BR').format(ficam)}. Também não se juntam fotos. Para isso,{' '}
              <strong>Reabrir</strong> devolve a fiscalização a quem a fez, com as respostas como rascunho.
            </p>
            {reabrir && (
              <Button className="retificar-reabrir" onClick={reabrir}>
                Reabrir em vez de retificar
              </Button>
            )}
            <AreaField form={form} name="motivo" label="Motivo da retificação" rows={2} maxLength={500} />
            <ul>
              {corrigiveis.map(um => (
                <Linha
                  key={um.item.codigo}
                  um={um}
                  atual={{ ...um.antes, ...correcoes[um.item.codigo] }}
                  corrigir={parte => corrigir(um.item.codigo, parte)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </FormDialog>
  );
}

interface LinhaProps {
  um: Corrigivel;
  atual: Correcao;
  corrigir: (parte: Correcao) => void;
}

/** An answer that would be refused is shown, and says why it cannot be chosen. */
function Linha({ um, atual, corrigir }: LinhaProps) {
  const { titulo, admiteNaoSeAplica } = um.item;
  const semFoto = faltaAFoto(um);
  return (
    <li className="retificar-item">
      <label className="retificar-resposta">
        <span>{titulo}</span>
        <Select
          value={atual.resposta ?? ''}
          onChange={({ target }) => corrigir({ resposta: target.value as Conformidade })}
        >
          {Object.entries(RESPOSTAS)
            .filter(([valor]) => valor !== 'NAO_SE_APLICA' || admiteNaoSeAplica)
            .map(([valor, { rotulo }]) => (
              <option key={valor} value={valor} disabled={valor === 'NAO_CONFORME' && semFoto}>
                {valor === 'NAO_CONFORME' && semFoto ? `${rotulo} (pede foto: reabra)` : rotulo}
              </option>
            ))}
        </Select>
      </label>
      {atual.resposta === 'NAO_CONFORME' && (
        <Field
          label={
            <>
              O que não está conforme<span className="so-leitor">: {titulo}</span>
            </>
          }
        >
          <TextArea
            rows={2}
            maxLength={1000}
            value={atual.observacao ?? ''}
            onChange={({ target }) => corrigir({ observacao: target.value })}
          />
        </Field>
      )}
    </li>
  );
}
