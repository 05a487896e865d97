import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { addDays, formatDay } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, TextField } from '../ui/form-field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Table } from '../ui/table.component.tsx';
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
              <Table density="media">
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
              </Table>
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

interface Janela {
  valeDe: string | null;
  entregaInicio: string;
  entregaFim: string;
  /** Back to the meal's own. */
  padrao: boolean;
}

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;
const hora = (texto: string) => texto.trim().replace(/^(\d):/, '0$1:');

function JanelaDialog({ lotacaoId, janela, hoje, close }: DialogoProps) {
  const form = useForm<Janela>({
    start: {
      valeDe: addDays(hoje, 1),
      entregaInicio: janela.entregaInicio,
      entregaFim: janela.entregaFim,
      padrao: false,
    },
    send: ({ valeDe, entregaInicio, entregaFim, padrao }) =>
      definirJanela(lotacaoId, janela.tipoAlimentacaoId, {
        valeDe: valeDe ?? '',
        entregaInicio: padrao ? null : hora(entregaInicio),
        entregaFim: padrao ? null : hora(entregaFim),
      }),
    onSent: close,
    ready: ({ valeDe, entregaInicio, entregaFim, padrao }) =>
      valeDe !== null && (padrao || [entregaInicio, entregaFim].every(texto => HORA.test(hora(texto)))),
  });
  const horario = { inputMode: 'numeric', placeholder: 'hh:mm', maxLength: 5, disabled: form.values.padrao } as const;
  return (
    <FormDialog title={`Entrega de ${janela.nome}`} form={form} verb="Salvar" back="Voltar" close={close}>
      <div className="preencher-datas">
        <DayField form={form} name="valeDe" label="Vale a partir de" />
        <TextField form={form} name="entregaInicio" label="De" {...horario} />
        <TextField form={form} name="entregaFim" label="Até" {...horario} />
      </div>
      <label className="preencher-opcao">
        <Checkbox className="marcar" {...form.check('padrao')} />
        Voltar à janela da refeição ({horas(janela.padraoInicio, janela.padraoFim)})
      </label>
    </FormDialog>
  );
}
