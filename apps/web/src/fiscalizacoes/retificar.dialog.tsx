import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { newUuid } from '../outbox/new-uuid.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { RESPOSTAS } from './fiscalizacoes.labels.ts';
import { retificarFiscalizacao } from './fiscalizacoes.mutations.ts';
import { type Fiscalizacao, obterFormulario, type Versao } from './fiscalizacoes.queries.ts';
import { itensDe } from './preenchimento.model.ts';

type Resposta = Versao['respostas'][number];
type Conformidade = NonNullable<Resposta['resposta']>;

interface Props {
  fiscalizacao: Fiscalizacao;
  conclusao: Versao;
  fechar: () => void;
}

/** What was answered may be corrected, with a reason; measures and photos stay as they were taken. */
export function RetificarDialog({ fiscalizacao, conclusao, fechar }: Props) {
  const formulario = useQuery(obterFormulario(conclusao.formularioId));
  const [clienteUuid] = useState(newUuid);
  const [motivo, setMotivo] = useState('');
  const [mudadas, setMudadas] = useState<Record<string, Partial<Resposta>>>({});
  const { respostas, fotos, assinatura, preposto } = conclusao;
  const retificar = useMutation({
    mutationFn: () =>
      retificarFiscalizacao(fiscalizacao, {
        clienteUuid,
        motivo: motivo.trim(),
        respostas: respostas.map(resposta => ({ ...resposta, ...mudadas[resposta.item] })),
        fotosDeclaradas: fotos.map(({ uuid, sha256, bytes, contexto }) => ({ uuid, sha256, bytes, contexto })),
        assinatura,
        ...(preposto && { preposto }),
      }),
    onSuccess: fechar,
  });
  const mudar = (item: string, parte: Partial<Resposta>) =>
    setMudadas(antes => ({ ...antes, [item]: { ...antes[item], ...parte } }));
  return (
    <Dialog
      title={`Retificar a fiscalização nº ${fiscalizacao.numero}`}
      close={fechar}
      busy={retificar.isPending}
      width={640}
      footer={
        <>
          <button type="button" className="botao" disabled={retificar.isPending} onClick={fechar}>
            Voltar
          </button>
          <button
            type="button"
            className="botao botao--principal"
            disabled={motivo.trim().length < 3 || Object.keys(mudadas).length === 0 || retificar.isPending}
            onClick={() => retificar.mutate()}
          >
            {retificar.isPending ? 'Gravando…' : 'Gravar a versão corrigida'}
          </button>
        </>
      }
    >
      <p>A versão atual continua legível. Medidas e fotos ficam como foram tomadas.</p>
      <label className="campo">
        <span className="campo-rotulo">Motivo da retificação</span>
        <textarea
          className="entrada"
          rows={2}
          maxLength={500}
          value={motivo}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </label>
      <QueryState query={formulario} skeletonHeight={300}>
        {lido => (
          <ul className="fiscalizacao-itens">
            {itensDe(lido)
              .filter(({ codigo, tipo }) => tipo === 'CONFORMIDADE' && respostas.some(({ item }) => item === codigo))
              .map(({ codigo, titulo, admiteNaoSeAplica }) => {
                const atual = { ...respostas.find(({ item }) => item === codigo), ...mudadas[codigo] };
                return (
                  <li key={codigo}>
                    <label className="campo">
                      <span>{titulo}</span>
                      <select
                        className="entrada"
                        value={atual.resposta ?? ''}
                        onChange={({ target }) => mudar(codigo, { resposta: target.value as Conformidade })}
                      >
                        {Object.entries(RESPOSTAS)
                          .filter(([valor]) => valor !== 'NAO_SE_APLICA' || admiteNaoSeAplica)
                          .map(([valor, { rotulo }]) => (
                            <option key={valor} value={valor}>
                              {rotulo}
                            </option>
                          ))}
                      </select>
                    </label>
                    {atual.resposta === 'NAO_CONFORME' && (
                      <input
                        className="entrada"
                        aria-label={`O que não está conforme: ${titulo}`}
                        placeholder="O que não está conforme"
                        maxLength={1000}
                        value={atual.observacao ?? ''}
                        onChange={({ target }) => mudar(codigo, { observacao: target.value })}
                      />
                    )}
                  </li>
                );
              })}
          </ul>
        )}
      </QueryState>
      {retificar.error && <Notice tone="perigo">{sentenceOf(retificar.error)}</Notice>}
    </Dialog>
  );
}
