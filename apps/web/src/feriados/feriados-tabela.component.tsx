import { ROTULO_DE_ORIGEM_FERIADO } from '@alipen/contracts/generated/rotulos/feriados';
import { ROTULO_DE_AMBITO_FERIADO } from '@alipen/contracts/generated/rotulos/programacoes';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatWeekday } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { DiaFeriado } from './feriados.queries.ts';

interface Props {
  itens: readonly DiaFeriado[];
  hoje: string;
  ocupado: boolean;
  virar: (dia: DiaFeriado) => void;
  abrir: (id: number) => void;
}

const ondeDe = ({ ambito, uf, municipio, lotacao }: DiaFeriado) =>
  lotacao?.nome ?? [municipio, uf].filter(Boolean).join(' · ') ?? ROTULO_DE_AMBITO_FERIADO[ambito];

const VERBOS = { desligar: 'Desligar', religar: 'Religar', inativar: 'Desativar', reativar: 'Reativar' } as const;
type Verbo = keyof typeof VERBOS;

export function FeriadosTabela({ itens, hoje, ocupado, virar, abrir }: Props) {
  return (
    <ScrollRegion label="Feriados do ano" className="tabela-rolagem">
      <Table density="media">
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Nome</th>
            <th scope="col">Vale em</th>
            <th scope="col">Origem</th>
            <th scope="col">Situação</th>
            <th scope="col">
              <span className="so-leitor">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {itens.map(dia => {
            const verbo = dia.acoes.find((acao): acao is Verbo => acao in VERBOS);
            return (
              <tr
                key={`${dia.origem} ${dia.data} ${dia.uf} ${dia.id}`}
                className={dia.ativo ? undefined : 'tabela-antiga'}
              >
                <th scope="row">
                  {formatDay(dia.data)} <small className="quieto">{formatWeekday(dia.data)}</small>
                </th>
                <td className="tabela-dobra">
                  {dia.id !== null && dia.acoes.includes('editar') ? (
                    <Button variant="quiet" onClick={() => abrir(dia.id ?? 0)}>
                      {dia.nome}
                    </Button>
                  ) : (
                    dia.nome
                  )}
                </td>
                <td className="tabela-dobra">
                  {ROTULO_DE_AMBITO_FERIADO[dia.ambito]}{' '}
                  {dia.ambito !== 'NACIONAL' && <small className="quieto">{ondeDe(dia)}</small>}
                </td>
                <td>
                  <Pill tone={dia.origem === 'OFICIAL' ? 'neutro' : 'info'}>
                    {ROTULO_DE_ORIGEM_FERIADO[dia.origem]}
                  </Pill>
                </td>
                <td>
                  {dia.data < hoje ? (
                    <span className="quieto">passou</span>
                  ) : (
                    <Pill tone={dia.ativo ? 'ok' : 'neutro'}>{dia.ativo ? 'Vale' : 'Não vale'}</Pill>
                  )}
                </td>
                <td>
                  {verbo && (
                    <Button
                      disabled={ocupado}
                      aria-label={`${VERBOS[verbo]} ${dia.nome}, ${formatDay(dia.data)}`}
                      onClick={() => virar(dia)}
                    >
                      {VERBOS[verbo]}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}
