import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { addDays, formatDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { definirJanela } from './programacoes.mutations.ts';
import { type JanelaDaRefeicao, listarJanelas } from './programacoes.queries.ts';
import '../list/list.css';

const horas = (inicio: string | null, fim: string | null) => (inicio && fim ? `${inicio}–${fim}` : 'a da refeição');

export function Horarios({ lotacaoId }: { lotacaoId: number }) {
  const query = useQuery(listarJanelas(lotacaoId));
  const [aberta, setAberta] = useState<JanelaDaRefeicao | null>(null);
  return (
    <div className="aba-conteudo">
      <p className="quieto">
        A janela própria vale só nesta lotação e de um dia em diante. O atraso dos dias passados nunca muda.
      </p>
      <QueryState query={query} skeletonHeight={240}>
        {({ data, janelas, avisos }) => (
          <>
            {avisos.map(aviso => (
              <Notice key={aviso} tone="aviso">
                {aviso}
              </Notice>
            ))}
            <div className="tabela-rolagem">
              <table className="tabela tabela--media">
                <thead>
                  <tr>
                    <th scope="col">Refeição</th>
                    <th scope="col">Entrega nesta lotação</th>
                    <th scope="col">Janela da refeição</th>
                    <th scope="col">Mudanças marcadas</th>
                    <th scope="col">
                      <span className="so-leitor">Ações</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {janelas.map(janela => (
                    <tr key={janela.tipoAlimentacaoId}>
                      <th scope="row">{janela.nome}</th>
                      <td>
                        {horas(janela.entregaInicio, janela.entregaFim)}{' '}
                        {janela.propria && <Pill tone="info">Própria</Pill>}
                      </td>
                      <td>{horas(janela.padraoInicio, janela.padraoFim)}</td>
                      <td>
                        {janela.mudancas
                          .filter(({ valeDe }) => valeDe > data)
                          .map(({ valeDe, entregaInicio, entregaFim }) => (
                            <span key={valeDe} className="horarios-mudanca">
                              {formatDay(valeDe)}: {horas(entregaInicio, entregaFim)}
                            </span>
                          ))}
                      </td>
                      <td>
                        <Button aria-label={`Mudar a janela de ${janela.nome}`} onClick={() => setAberta(janela)}>
                          Mudar…
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {aberta && <JanelaDialog lotacaoId={lotacaoId} janela={aberta} hoje={data} close={() => setAberta(null)} />}
          </>
        )}
      </QueryState>
    </div>
  );
}

interface DialogoProps {
  lotacaoId: number;
  janela: JanelaDaRefeicao;
  hoje: string;
  close: () => void;
}

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;
const hora = (texto: string) => texto.trim().replace(/^(\d):/, '0$1:');

function JanelaDialog({ lotacaoId, janela, hoje, close }: DialogoProps) {
  const [valeDe, setValeDe] = useState<string | null>(addDays(hoje, 1));
  const [inicio, setInicio] = useState(janela.entregaInicio);
  const [fim, setFim] = useState(janela.entregaFim);
  const [dela, setDela] = useState(false);
  const salvar = useMutation({
    mutationFn: (data: string) =>
      definirJanela(lotacaoId, janela.tipoAlimentacaoId, {
        valeDe: data,
        entregaInicio: dela ? null : hora(inicio),
        entregaFim: dela ? null : hora(fim),
      }),
    onSuccess: close,
  });
  const legivel = dela || (HORA.test(hora(inicio)) && HORA.test(hora(fim)));
  return (
    <Dialog
      title={`Entrega de ${janela.nome}`}
      close={close}
      busy={salvar.isPending}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!valeDe || !legivel || salvar.isPending}
            onClick={() => valeDe && salvar.mutate(valeDe)}
          >
            Salvar
          </Button>
        </>
      }
    >
      <div className="preencher">
        {salvar.error && <Notice tone="perigo">{sentenceOf(salvar.error)}</Notice>}
        <div className="preencher-datas">
          <DateField label="Vale a partir de" value={valeDe} onChange={setValeDe} />
          <Field label="De">
            <TextInput
              inputMode="numeric"
              placeholder="hh:mm"
              maxLength={5}
              disabled={dela}
              value={inicio}
              onChange={({ target }) => setInicio(target.value)}
            />
          </Field>
          <Field label="Até">
            <TextInput
              inputMode="numeric"
              placeholder="hh:mm"
              maxLength={5}
              disabled={dela}
              value={fim}
              onChange={({ target }) => setFim(target.value)}
            />
          </Field>
        </div>
        <label className="preencher-opcao">
          <Checkbox className="marcar" checked={dela} onChange={({ target }) => setDela(target.checked)} />
          Voltar à janela da refeição ({horas(janela.padraoInicio, janela.padraoFim)})
        </label>
      </div>
    </Dialog>
  );
}
