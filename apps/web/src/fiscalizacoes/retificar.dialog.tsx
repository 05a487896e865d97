import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { newUuid } from '../outbox/new-uuid.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextArea } from '../ui/text-input.component.tsx';
import { RESPOSTAS } from './fiscalizacoes.labels.ts';
import { retificarFiscalizacao } from './fiscalizacoes.mutations.ts';
import { type Fiscalizacao, obterFormulario, type Versao } from './fiscalizacoes.queries.ts';
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
  const [motivo, setMotivo] = useState('');
  const [correcoes, setCorrecoes] = useState<Correcoes>({});
  const { respostas, fotos, assinatura, preposto } = conclusao;
  const { corrigiveis, ficam } = formulario.data
    ? separar(formulario.data, respostas)
    : { corrigiveis: [], ficam: [] as string[] };
  const falta = oQueFalta(corrigiveis, correcoes, motivo);
  const retificar = useMutation({
    mutationFn: () =>
      retificarFiscalizacao(fiscalizacao, {
        clienteUuid,
        motivo: motivo.trim(),
        respostas: respostas.map(resposta => corrigida(resposta, correcoes[resposta.item])),
        fotosDeclaradas: fotos.map(({ uuid, sha256, bytes, contexto }) => ({ uuid, sha256, bytes, contexto })),
        assinatura,
        ...(preposto && { preposto }),
      }),
    onSuccess: fechar,
  });
  const corrigir = (codigo: string, parte: Correcao) =>
    setCorrecoes(antes => ({ ...antes, [codigo]: { ...antes[codigo], ...parte } }));
  return (
    <Dialog
      title={`Retificar a fiscalização nº ${fiscalizacao.numero}`}
      close={fechar}
      busy={retificar.isPending}
      width={640}
      long
      footer={
        <>
          {falta && formulario.data && <span className="retificar-falta quieto">{falta}</span>}
          <Button disabled={retificar.isPending} onClick={fechar}>
            Voltar
          </Button>
          <Button variant="primary" disabled={falta !== null || retificar.isPending} onClick={() => retificar.mutate()}>
            {retificar.isPending ? 'Gravando…' : 'Gravar a versão corrigida'}
          </Button>
        </>
      }
    >
      <QueryState query={formulario} skeletonHeight={300}>
        {() => (
          <div className="fluxo-secao">
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
            <Field label="Motivo da retificação">
              <TextArea rows={2} maxLength={500} value={motivo} onChange={({ target }) => setMotivo(target.value)} />
            </Field>
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
            {retificar.error && <Notice tone="perigo">{sentenceOf(retificar.error)}</Notice>}
          </div>
        )}
      </QueryState>
    </Dialog>
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
