import { type ReactNode, useMemo, useState } from 'react';
import type { Titulo } from '../../grid/grid.model.ts';
import { useColagem } from '../../grid/grid.paste.hook.tsx';
import { GridStatus } from '../../grid/grid-status.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { Checkbox } from '../../ui/check.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { formatCount } from '../../ui/number.format.ts';
import { ColunasDoLote } from './colunas-lote.component.tsx';
import { ConflitosDoLote } from './conflitos-lote.component.tsx';
import { EnviarLote } from './enviar-lote.dialog.tsx';
import { EnvioDoLote } from './envio-lote.component.tsx';
import { GradeDoLote } from './grade-lote.component.tsx';
import { useLote } from './lote.hook.ts';
import { useMarcacao } from './lote.marcacao.hook.ts';
import { colunasDe, colunasIniciais } from './lote.model.ts';
import type { LinhaPreparo, PreparoEmLote } from './lote.queries.ts';
import { PreencherLote } from './preencher-lote.component.tsx';
import { RecusasDoLote } from './recusas-lote.component.tsx';

interface Props {
  preparo: PreparoEmLote;
  /** Storage key on the device: whose rows these are. */
  guarda: string;
  cabecalho: string;
  rotulo: string;
  tituloDe: (linha: LinhaPreparo) => Titulo;
  nomeDe: (linha: LinhaPreparo) => ReactNode;
}

/** Mounted anew for each reading of the server. */
export function LoteDePedidos(props: Props) {
  const { preparo } = props;
  const [linhas, setLinhas] = useState<readonly LinhaPreparo[]>(preparo.linhas);
  const todas = useMemo(() => colunasDe(preparo), [preparo]);
  const [escolhidas, setEscolhidas] = useState(() => colunasIniciais(todas, preparo.linhas));
  const colunas = useMemo(() => todas.filter(({ par }) => escolhidas.includes(par)), [todas, escolhidas]);
  if (todas.length === 0) {
    return (
      <Notice tone="aviso">
        Nenhuma destas linhas tem refeição com preço em contrato nesta data. Confira os contratos em Manutenção.
      </Notice>
    );
  }
  return (
    <Painel
      key={escolhidas.join()}
      {...props}
      linhas={linhas}
      setLinhas={setLinhas}
      colunas={colunas}
      escolha={<ColunasDoLote todas={todas} escolhidas={escolhidas} escolher={setEscolhidas} />}
    />
  );
}

interface PainelProps extends Props {
  linhas: readonly LinhaPreparo[];
  setLinhas: (mudar: (linhas: readonly LinhaPreparo[]) => readonly LinhaPreparo[]) => void;
  colunas: ReturnType<typeof colunasDe>;
  escolha: ReactNode;
}

function Painel(props: PainelProps) {
  const { preparo, linhas, setLinhas, colunas, tituloDe, guarda, cabecalho, rotulo, nomeDe, escolha } = props;
  const aberto = useLote({ preparo, linhas, setLinhas, colunas, tituloDe, guarda });
  const { grade, estado, agir, recuperadas } = aberto;
  const colagem = useColagem(grade, estado, agir);
  const marcacao = useMarcacao(aberto);
  const [enviando, setEnviando] = useState(false);

  const abrirEnvio = async () => {
    if (await aberto.salvar()) setEnviando(true);
  };

  return (
    <Card className="lote-cartao" aria-label={rotulo}>
      {recuperadas > 0 && (
        <Notice tone="info">
          {formatCount(recuperadas, 'linha voltou', 'linhas voltaram')} deste computador, digitadas e ainda não salvas.
          Ctrl+Z desfaz.
        </Notice>
      )}
      <div className="lote-barra">
        <PreencherLote grade={grade} quantidades={aberto.assentado} agir={agir} />
        {escolha}
        <label className="lote-marcar">
          <Checkbox
            checked={marcacao.todas}
            disabled={!marcacao.possivel}
            onChange={({ target }) => marcacao.marcarTodas(target.checked)}
          />
          Marcar todas para enviar
        </label>
      </div>
      {colagem.aviso}
      <ConflitosDoLote aberto={aberto} />
      <RecusasDoLote aberto={aberto} />
      <GradeDoLote
        aberto={aberto}
        cabecalho={cabecalho}
        rotulo={rotulo}
        nomeDe={nomeDe}
        colar={colagem.colar}
        enviar={abrirEnvio}
        alternar={marcacao.alternar}
      />
      <p className="so-leitor" aria-live="polite">
        {marcacao.fala}
      </p>
      <GridStatus estado={estado} fala={colagem.fala}>
        <span className="quieto">
          Cole um bloco da planilha com {cabecalho === 'Dia' ? 'a data' : 'o nome ou o código da unidade'} na primeira
          coluna. O que não for entendido é mostrado antes. A barra de espaço marca a linha para enviar.
        </span>
      </GridStatus>
      <EnvioDoLote aberto={aberto} enviar={abrirEnvio} />
      {enviando && <EnviarLote aberto={aberto} fechar={() => setEnviando(false)} />}
    </Card>
  );
}
