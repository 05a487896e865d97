// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chaves públicas que conferem os tokens (RFC 7517) */
        get: operations["listarChaves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O processo responde */
        get: operations["verificarVida"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O banco responde e as migrações estão em dia */
        get: operations["verificarProntidao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Troca CPF e senha por um token */
        post: operations["entrar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contratos de fornecimento */
        get: operations["listarContratos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/contratos/{contratoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Um contrato com os preços por refeição e público */
        get: operations["obterContrato"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O efetivo de cada lotação em um dia (o último informado até a data) */
        get: operations["listarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os efetivos de um período, de até 31 dias, como planilha; a mesma que a importação entende */
        get: operations["exportarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega o efetivo de muitas lotações e dias de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: unidade (código ou nome), uf e município (quando o nome não basta), data, internos, servidores de plantão, servidores de expediente e visitantes previstos. Linha recusada não impede as outras.
         */
        post: operations["importarEfetivos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/efetivos/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha vazia que a importação de efetivos entende */
        get: operations["obterModeloEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/foto-refeicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A imagem de uma foto */
        get: operations["obterFotoRefeicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/fotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda a foto de uma refeição */
        post: operations["enviarFoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/historico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quem fez o quê, quando, com o valor de antes e o de depois; do mais novo ao mais antigo
         * @description A próxima página pede-se com `antesDe` igual ao `proximo` da anterior. As recusas de acesso a lotação alheia também estão aqui. Senhas nunca são guardadas.
         */
        get: operations["listarHistorico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/historico/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O histórico dos filtros como planilha, uma linha por registro */
        get: operations["exportarHistorico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotações (unidades), com o que falta a cada uma para pedir; a pessoa solicitante vê só a sua */
        get: operations["listarLotacoes"];
        put?: never;
        /**
         * Cria uma lotação
         * @description Sem código, recebe um da sua UF. Sem fuso, recebe o do município ou da UF.
         */
        post: operations["criarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/exportacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As lotações do filtro como planilha */
        get: operations["exportarLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega lotações e o efetivo delas de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: nome, uf, municipio, tipo, capacidade, populacao, servidores (as demais são ignoradas). A lotação é reconhecida por nome + UF + município. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/importacoes/modelo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A planilha vazia que a importação de lotações entende */
        get: operations["obterModeloLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/inativacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa várias lotações; cada uma por si */
        post: operations["inativarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** Uma lotação */
        get: operations["obterLotacao"];
        /** Altera uma lotação */
        put: operations["alterarLotacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/efetivo-do-mes/{mes}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        /** O efetivo de uma lotação em cada dia de um mês, com a fonte e a hora de cada número */
        get: operations["obterEfetivoDoMes"];
        /** Informa o efetivo de vários dias de um mês de uma vez; os dias que não vêm ficam como estão */
        put: operations["gravarEfetivoDoMes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/efetivos/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        get?: never;
        /** Informa o efetivo de uma lotação em um dia (substitui o anterior do mesmo dia) */
        put: operations["informarEfetivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desativa uma lotação; recusada enquanto algo depende dela */
        post: operations["inativarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/programacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A programação da lotação que vale em uma data (sete dias) */
        get: operations["obterProgramacao"];
        /** Define a programação da lotação a partir de uma data; a anterior termina na véspera */
        put: operations["definirProgramacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/lotacoes/{lotacaoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reativa uma lotação */
        post: operations["reativarLotacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/mapa-diario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mapa de um dia — lotações × refeições × públicos, com totais do servidor */
        get: operations["obterMapaDiario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pedidos com filtros; a pessoa solicitante vê só os da sua lotação */
        get: operations["listarPedidos"];
        put?: never;
        /** Abre o rascunho do pedido de um dia */
        post: operations["criarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/preparo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tudo o que se precisa para pedir as refeições de uma lotação em um dia
         * @description Refeições e públicos ativos, programação, efetivo, contrato e preços, prazo pelo relógio do servidor, o que foi pedido na véspera e na semana anterior e o pedido do dia, se houver.
         */
        get: operations["prepararPedido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Um dia em números — lotações com e sem pedido, refeições, valor previsto */
        get: operations["resumirPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /** Um pedido com itens e histórico */
        get: operations["obterPedido"];
        /** Troca as quantidades de um rascunho */
        put: operations["editarPedido"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/pedidos/{pedidoId}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envia o pedido; contrato, fornecedor e preços ficam congelados */
        post: operations["enviarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/programacoes/do-efetivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gera a programação de várias lotações a partir do efetivo delas
         * @description Internos comem todas as refeições; servidores de plantão comem todas, os de expediente só as do meio do dia. A quantidade que passaria de 9.999 fica em 9.999 e a lotação aparece em `limitadas`.
         */
        post: operations["gerarProgramacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-alimentacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refeições do dia, na ordem em que são servidas */
        get: operations["listarTiposAlimentacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/tipos-publico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem come, na ordem das colunas */
        get: operations["listarTiposPublico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms-alipen/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cadastra uma pessoa que entra no sistema */
        post: operations["criarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Documento de problema (RFC 9457). `instance` é o identificador da requisição. */
        Problema: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            errors?: components["schemas"]["ErroDeCampo"][];
            /** @description No pedido duplicado, o pedido que já existe. */
            pedido?: components["schemas"]["ReferenciaPedido"];
        };
        ErroDeCampo: {
            /** @description Ponteiro JSON do campo. */
            pointer: string;
            detail: string;
        };
        /** @enum {string} */
        Autoridade: "AL_GESTOR" | "SOLICITANTE" | "AL_ATENDIMENTO" | "AL_MONITORAMENTO" | "AL_FISCAL";
        /** @description Refeições, inteiro de 0 a 9.999 (regra R21 do domínio). */
        Quantidade: number;
        /** @description Dinheiro em centavos inteiros; nunca ponto flutuante. */
        Centavos: number;
        Id: number;
        /**
         * Format: date
         * @description Dia da refeição, sem hora nem fuso.
         */
        Data: string;
        /**
         * Format: date-time
         * @description Instante em UTC.
         */
        Instante: string;
        EscolhaDeRegistros: {
            ids: components["schemas"]["Id"][];
        };
        /** @description O que houve com cada registro de uma ação em lote. */
        ResultadosPorRegistro: {
            resultados: components["schemas"]["ResultadoDeRegistro"][];
        };
        ResultadoDeRegistro: {
            id: components["schemas"]["Id"];
            feito: boolean;
            /** @description Por que não. */
            detail?: string;
        };
        /** @description O que a importação de uma planilha fez, ou faria. */
        RelatorioImportacao: {
            simulada: boolean;
            /** @description Linhas de dados lidas. */
            linhas: number;
            novas: number;
            alteradas: number;
            iguais: number;
            /** @description Na importação de lotações: soma do efetivo de internos das linhas aceitas. */
            pessoas?: number;
            recusadas: components["schemas"]["LinhaRecusada"][];
            /** @description O cabeçalho do arquivo, na ordem das células das linhas recusadas. */
            colunas: string[];
            alteracoes: components["schemas"]["LinhaAlterada"][];
        };
        LinhaRecusada: {
            /** @description Linha do arquivo; o cabeçalho é a 1. */
            linha: number;
            /** @description Cabeçalho da coluna do primeiro problema. */
            coluna?: string;
            nome?: string;
            /** @description Tudo o que há de errado na linha. */
            motivo: string;
            /** @description As células da linha, para o arquivo a corrigir. */
            celulas: string[];
        };
        LinhaAlterada: {
            linha: number;
            nome: string;
            campos: string[];
        };
        /** @enum {string} */
        SituacaoContrato: "FUTURO" | "VIGENTE" | "A_VENCER" | "VENCIDO" | "ENCERRADO";
        ReferenciaContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            /** @description Nome fantasia. */
            fornecedor: string;
        };
        Contrato: {
            id: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            fornecedor: string;
            cnpj: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            situacao: components["schemas"]["SituacaoContrato"];
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
        };
        PaginaContratos: {
            itens: components["schemas"]["Contrato"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ContratoDetalhado: components["schemas"]["Contrato"] & {
            itens: components["schemas"]["ItemContrato"][];
        };
        ItemContrato: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: components["schemas"]["Centavos"];
            quantidadeContratada: number;
        };
        /** @description Um mês, como 2026-11. */
        Mes: string;
        PessoasOuNada: components["schemas"]["Pessoas"] | null;
        EfetivoDoMes: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            mes: components["schemas"]["Mes"];
            hoje: components["schemas"]["Data"];
            ate: components["schemas"]["Data"];
            /** @description Todos os dias do mês, em ordem. */
            dias: components["schemas"]["DiaDeEfetivo"][];
        };
        /** @description Um dia do mês; números nulos quando o dia não foi informado. */
        DiaDeEfetivo: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["PessoasOuNada"];
            servidoresPlantao: components["schemas"]["PessoasOuNada"];
            servidoresExpediente: components["schemas"]["PessoasOuNada"];
            visitantesPrevistos: components["schemas"]["PessoasOuNada"];
            fonte: components["schemas"]["FonteEfetivo"] | null;
            capturadoEm: components["schemas"]["Instante"] | null;
        };
        DiasDeEfetivo: {
            dias: components["schemas"]["NovoDiaDeEfetivo"][];
        };
        NovoDiaDeEfetivo: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            visitantesPrevistos?: components["schemas"]["PessoasOuNada"];
        };
        Pessoas: number;
        /** @enum {string} */
        FonteEfetivo: "MANUAL" | "IMPORTADO" | "INTEGRACAO";
        NovoEfetivo: {
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            visitantesPrevistos?: components["schemas"]["PessoasOuNada"];
        };
        Efetivo: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            fonte: components["schemas"]["FonteEfetivo"];
            capturadoEm: components["schemas"]["Instante"];
        };
        PaginaEfetivos: {
            itens: components["schemas"]["Efetivo"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        NomeFoto: string;
        /** @enum {string} */
        ContextoFoto: "RECEBIMENTO" | "PESAGEM" | "TERMOMETRO" | "MARMITA" | "VEICULO" | "NAO_CONFORMIDADE";
        Foto: {
            foto: components["schemas"]["NomeFoto"];
            sha256: string;
            bytes: number;
            /** @enum {string} */
            tipo: "image/jpeg" | "image/png";
            contexto: components["schemas"]["ContextoFoto"];
            enviadaEm: components["schemas"]["Instante"];
        };
        /** @description Quem fez; nulo quando foi o próprio sistema ou um comando. */
        PessoaDoRegistro: {
            nome: string;
            matricula: string;
        };
        AlteracaoDeCampo: {
            campo: string;
            /** @description O valor de antes; nulo quando não havia. */
            antes: unknown;
            /** @description O valor de depois; nulo quando ficou vazio. */
            depois: unknown;
        };
        RegistroHistorico: {
            id: number;
            em: components["schemas"]["Instante"];
            pessoa: components["schemas"]["PessoaDoRegistro"] | null;
            acao: string;
            entidade: string;
            entidadeId: string | null;
            /** @description Como o registro se chama hoje, quando se sabe. */
            nome?: string | null;
            alteracoes: components["schemas"]["AlteracaoDeCampo"][];
            /** @description O que mais a operação contou. */
            dados?: {
                [key: string]: unknown;
            };
        };
        PaginaHistorico: {
            itens: components["schemas"]["RegistroHistorico"][];
            /** @description O `antesDe` da próxima página; nulo na última. */
            proximo: number | null;
        };
        Credenciais: {
            /** @description Só os 11 dígitos. */
            cpf: string;
            senha: string;
        };
        TokenEmitido: {
            token: string;
        };
        ConjuntoDeChaves: {
            keys: components["schemas"]["ChavePublica"][];
        };
        ChavePublica: {
            kty: string;
            kid: string;
            alg: string;
            /** @constant */
            use: "sig";
        } & {
            [key: string]: string;
        };
        /** @enum {string} */
        Uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /** @enum {string} */
        TipoLotacao: "UNIDADE_PRISIONAL" | "DELEGACIA" | "ABRIGO" | "SOCIOEDUCATIVO" | "QUARTEL" | "ADMINISTRATIVO";
        Lotacao: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            sigla: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            capacidade: number | null;
            telefone: string | null;
            ativa: boolean;
            versao: number;
            /** @description O que falta para os pedidos de hoje em diante. */
            pendencias: components["schemas"]["PendenciaLotacao"][];
        };
        /**
         * @description O que uma lotação ativa ainda não tem.
         * @enum {string}
         */
        PendenciaLotacao: "SEM_CONTRATO" | "SEM_PROGRAMACAO" | "SEM_EFETIVO";
        LotacaoDetalhada: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            sigla: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            endereco: string | null;
            telefone: string | null;
            email: string | null;
            responsavelNome: string | null;
            capacidade: number | null;
            /** @description A unidade maior pela qual esta é atendida. */
            lotacaoPrincipal: components["schemas"]["ReferenciaLotacao"] | null;
            ativa: boolean;
            versao: number;
        };
        /** @description As zonas IANA do Brasil. */
        FusoHorario: string;
        DadosLotacao: {
            codigo?: string | null;
            nome: string;
            sigla?: string | null;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            fusoHorario?: components["schemas"]["FusoHorario"] | null;
            endereco?: string | null;
            telefone?: string | null;
            email?: string | null;
            responsavelNome?: string | null;
            capacidade?: number | null;
            lotacaoPrincipalId?: components["schemas"]["Id"] | null;
        };
        PaginaLotacoes: {
            itens: components["schemas"]["Lotacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ReferenciaLotacao: {
            id: components["schemas"]["Id"];
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
        };
        ColunaMapa: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
        };
        LinhaMapa: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            /** @description Nula quando não há pedido. */
            situacao: components["schemas"]["SituacaoPedido"] | null;
            internos: number | null;
            servidores: number | null;
            /** @description Só do que foi enviado. */
            quantidades: components["schemas"]["Quantidade"][];
            diferencas: (number | null)[];
            total: number;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorCentavos: components["schemas"]["Centavos"];
        };
        TotaisMapa: {
            lotacoes: number;
            comPedido: number;
            internos: number;
            servidores: number;
            quantidades: number[];
            total: number;
            /** @description Soma das refeições acima do efetivo. */
            acimaDoEfetivo: number;
            valorCentavos: components["schemas"]["Centavos"];
            valorDesvioCentavos: components["schemas"]["Centavos"];
        };
        MapaDiario: {
            data: components["schemas"]["Data"];
            geradoEm: components["schemas"]["Instante"];
            /** @description Há lotação ativa sem pedido enviado. */
            parcial: boolean;
            colunas: components["schemas"]["ColunaMapa"][];
            linhas: components["schemas"]["LinhaMapa"][];
            totais: components["schemas"]["TotaisMapa"];
            regras: components["schemas"]["RegrasPedido"];
        };
        /** @enum {string} */
        SituacaoPedido: "RASCUNHO" | "ENVIADO";
        /**
         * @description PROGRAMADO vira EMERGENCIAL quando enviado depois do prazo.
         * @enum {string}
         */
        TipoPedido: "PROGRAMADO" | "EMERGENCIAL";
        /** @enum {string} */
        OrdemPedidos: "dataRefeicao" | "-dataRefeicao" | "lotacao" | "-lotacao" | "total" | "-total" | "alteradoEm" | "-alteradoEm";
        /**
         * @description O que esta pessoa pode fazer com este pedido agora.
         * @enum {string}
         */
        AcaoPedido: "editar" | "enviar";
        /** @enum {string} */
        EventoPedido: "criar" | "editar" | "enviar";
        ReferenciaPedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
        };
        NumeroPedido: string;
        ItemDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovoPedido: {
            lotacaoId: components["schemas"]["Id"];
            dataRefeicao: components["schemas"]["Data"];
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EdicaoPedido: {
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EnvioPedido: {
            /** @description Obrigatória depois do prazo e para quantidade mais de 5 acima do efetivo. */
            justificativa?: string;
        };
        ItemPedido: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidadeProgramada: components["schemas"]["Quantidade"];
            quantidadeSolicitada: components["schemas"]["Quantidade"];
            /** @description Congelado no envio; nulo no rascunho. */
            precoCentavos: components["schemas"]["Centavos"] | null;
        };
        EfetivoInformado: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            /** @description Plantão mais expediente. */
            servidores: number;
            capturadoEm: components["schemas"]["Instante"];
        };
        HistoricoPedido: {
            em: components["schemas"]["Instante"];
            por: string;
            evento: components["schemas"]["EventoPedido"];
            de: components["schemas"]["SituacaoPedido"] | null;
            para: components["schemas"]["SituacaoPedido"];
            alteracoes: components["schemas"]["AlteracaoItem"][];
        };
        AlteracaoItem: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"] | null;
            para: components["schemas"]["Quantidade"] | null;
        };
        PedidoResumido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            fornecedor: string | null;
            /** @description Soma por tipo de alimentação. */
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            totalRefeicoes: number;
            /** @description Efetivo de internos do dia. */
            internos: number | null;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            enviadoEm: components["schemas"]["Instante"] | null;
            alteradoEm: components["schemas"]["Instante"];
            acoes: components["schemas"]["AcaoPedido"][];
        };
        TotalPorRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            total: number;
        };
        /**
         * @description OK até 0; ACIMA de 1 a 5; MUITO_ACIMA mais de 5; SEM_BASE sem efetivo com que comparar (regras R15 e R16).
         * @enum {string}
         */
        FaixaDiferenca: "OK" | "ACIMA" | "MUITO_ACIMA" | "SEM_BASE";
        Diferenca: {
            valor: number | null;
            faixa: components["schemas"]["FaixaDiferenca"];
        };
        PaginaPedidos: {
            itens: components["schemas"]["PedidoResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
            porSituacao: components["schemas"]["ContagemPorSituacao"];
        };
        ContagemPorSituacao: {
            RASCUNHO: number;
            ENVIADO: number;
        };
        Pedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            /** @description Congelado no envio; no rascunho, o que vale na data. */
            contrato: components["schemas"]["ReferenciaContrato"] | null;
            prazoLimiteEm: components["schemas"]["Instante"];
            justificativa: string | null;
            observacao: string | null;
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            itens: components["schemas"]["ItemPedido"][];
            totalRefeicoes: number;
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            enviadoEm: components["schemas"]["Instante"] | null;
            enviadoPor: string | null;
            alteradoEm: components["schemas"]["Instante"];
            /** @description O ETag do pedido é a versão entre aspas; é o que se manda em If-Match. */
            versao: number;
            acoes: components["schemas"]["AcaoPedido"][];
            historico: components["schemas"]["HistoricoPedido"][];
        };
        PreparoPedido: {
            agora: components["schemas"]["Instante"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            data: components["schemas"]["Data"];
            prazo: components["schemas"]["PrazoPedido"];
            contrato: components["schemas"]["ReferenciaContrato"] | null;
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            refeicoes: components["schemas"]["TipoAlimentacao"][];
            publicos: components["schemas"]["TipoPublico"][];
            celulas: components["schemas"]["CelulaPreparo"][];
            regras: components["schemas"]["RegrasPedido"];
            dias: components["schemas"]["DiaPreparo"][];
            pedido: components["schemas"]["Pedido"] | null;
            acoes: ("criar" | "editar" | "enviar")[];
        };
        PrazoPedido: {
            limiteEm: components["schemas"]["Instante"];
            encerrado: boolean;
        };
        /** @description Uma refeição para um público; as quantidades são nulas quando não houve pedido naquele dia. */
        CelulaPreparo: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            programada: components["schemas"]["Quantidade"];
            ontem: components["schemas"]["Quantidade"] | null;
            semanaPassada: components["schemas"]["Quantidade"] | null;
            /** @description Nulo quando o contrato não tem preço; a célula não pode ser pedida. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description Efetivo com que a quantidade se compara. */
            base: number | null;
        };
        RegrasPedido: {
            quantidadeMaxima: number;
            /** @description Diferença acima da qual a célula é ACIMA (0). */
            atencaoAcimaDe: number;
            /** @description Diferença acima da qual a célula é MUITO_ACIMA e pede motivo (5). */
            justificativaAcimaDe: number;
            horizonteDias: number;
        };
        DiaPreparo: {
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoPedido"] | null;
            encerrado: boolean;
        };
        ResumoPedidos: {
            data: components["schemas"]["Data"];
            agora: components["schemas"]["Instante"];
            prazo: components["schemas"]["PrazoPedido"];
            lotacoes: number;
            enviados: number;
            rascunhos: number;
            semPedido: number;
            emergenciais: number;
            /** @description Pedidos com alguma célula MUITO_ACIMA. */
            acimaDoEfetivo: number;
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            valorPrevistoCentavos: components["schemas"]["Centavos"];
            /** @description As primeiras sem pedido enviado, por nome. */
            lotacoesSemPedido: components["schemas"]["ReferenciaLotacao"][];
        };
        ItemProgramacao: {
            /** @description 0 é domingo. */
            diaSemana: number;
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovaProgramacao: {
            vigenciaInicio: components["schemas"]["Data"];
            observacao?: string;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        Programacao: {
            lotacaoId: components["schemas"]["Id"];
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"] | null;
            observacao: string | null;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        GeracaoProgramacoes: {
            vigenciaInicio: components["schemas"]["Data"];
            /** @description Sem a lista, todas as lotações ativas que ainda não têm programação nessa data. */
            lotacaoIds?: components["schemas"]["Id"][];
        };
        ResultadoGeracao: {
            geradas: number;
            semEfetivo: components["schemas"]["Id"][];
            limitadas: components["schemas"]["Id"][];
        };
        Saude: {
            /** @enum {string} */
            status: "ok";
        };
        Hora: string;
        TipoAlimentacao: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            horaLimitePedido: components["schemas"]["Hora"];
            diasAntecedencia: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            ativo: boolean;
        };
        /**
         * @description Com que número do efetivo a quantidade se compara.
         * @enum {string}
         */
        BaseConferencia: "EFETIVO_INTERNO" | "EFETIVO_SERVIDOR" | "SEM_BASE";
        TipoPublico: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            baseConferencia: components["schemas"]["BaseConferencia"];
            ativo: boolean;
        };
        NovoUsuario: {
            cpf: string;
            nome: string;
            matricula: string;
            senha: string;
            authorities: components["schemas"]["Autoridade"][];
            /** @description Obrigatória para SOLICITANTE. */
            lotacaoId?: components["schemas"]["Id"];
        };
        Usuario: {
            id: components["schemas"]["Id"];
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
        };
    };
    responses: {
        /** @description A planilha, para baixar. */
        Planilha: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description A requisição não pôde ser lida. */
        Invalida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Sem token, ou token inválido, vencido ou revogado. */
        NaoAutenticado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O perfil não permite, ou a lotação não é a da pessoa. */
        NaoPermitido: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Não existe. */
        NaoEncontrado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A situação do registro não permite, ou ele já existe. */
        Conflito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O registro mudou depois de lido. */
        VersaoVencida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O corpo passa do limite da operação. */
        CorpoGrande: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O tipo do conteúdo não é aceito. */
        TipoNaoAceito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A forma ou uma regra do negócio não foi atendida; `errors` diz onde. */
        RegraNaoAtendida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falta o cabeçalho If-Match. */
        PrecondicaoAusente: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falha no servidor. */
        FalhaNoServidor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O servidor não está pronto para atender. */
        Indisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
    };
    parameters: {
        Pagina: number;
        Tamanho: number;
        /** @description Só o relatório; nada é gravado. */
        Simular: boolean;
        /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
        FormatoPlanilha: "csv" | "xlsx";
        LotacaoId: components["schemas"]["Id"];
        PedidoId: components["schemas"]["Id"];
        /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
        IfMatch: string;
        /** @description A tabela do registro, como lotacoes. */
        EntidadeDoHistorico: string;
        /** @description Um registro só; pede a entidade. */
        EntidadeIdDoHistorico: string;
        /** @description A matrícula inteira ou parte do nome. */
        PessoaDoHistorico: string;
        /** @description A operação, como alterarLotacao. */
        AcaoDoHistorico: string;
        TipoDaLotacao: components["schemas"]["TipoLotacao"];
        /** @description Só ativas, ou só inativas. */
        LotacaoAtiva: boolean;
        /** @description Só as que têm esta falta. */
        PendenciaDaLotacao: components["schemas"]["PendenciaLotacao"];
        OrdemDasLotacoes: "nome" | "-nome" | "codigo" | "-codigo" | "municipio" | "-municipio" | "capacidade" | "-capacidade";
    };
    requestBodies: never;
    headers: {
        /** @description Versão do registro. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listarChaves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Conjunto de chaves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConjuntoDeChaves"];
                };
            };
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    verificarVida: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
        };
    };
    verificarProntidao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pronto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            503: components["responses"]["Indisponivel"];
        };
    };
    entrar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credenciais"];
            };
        };
        responses: {
            /** @description Token assinado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenEmitido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarContratos: {
        parameters: {
            query?: {
                /** @description Número exato. */
                numero?: string;
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de contratos, pelo número. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaContratos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarEfetivos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de efetivos, por nome da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEfetivos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarEfetivos: {
        parameters: {
            query: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                de: components["schemas"]["Data"];
                ate: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarEfetivos: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterModeloEfetivos: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterFotoRefeicao: {
        parameters: {
            query: {
                foto: components["schemas"]["NomeFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A imagem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarFoto: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                contexto: components["schemas"]["ContextoFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
            };
        };
        responses: {
            /** @description A foto guardada (a mesma foto enviada de novo é a mesma resposta). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foto"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarHistorico: {
        parameters: {
            query?: {
                /** @description A tabela do registro, como lotacoes. */
                entidade?: components["parameters"]["EntidadeDoHistorico"];
                /** @description Um registro só; pede a entidade. */
                entidadeId?: components["parameters"]["EntidadeIdDoHistorico"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoHistorico"];
                /** @description A operação, como alterarLotacao. */
                acao?: components["parameters"]["AcaoDoHistorico"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                /** @description Só o que veio antes deste registro do histórico. */
                antesDe?: number;
                tamanho?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página do histórico. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaHistorico"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarHistorico: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                /** @description A tabela do registro, como lotacoes. */
                entidade?: components["parameters"]["EntidadeDoHistorico"];
                /** @description Um registro só; pede a entidade. */
                entidadeId?: components["parameters"]["EntidadeIdDoHistorico"];
                /** @description A matrícula inteira ou parte do nome. */
                pessoa?: components["parameters"]["PessoaDoHistorico"];
                /** @description A operação, como alterarLotacao. */
                acao?: components["parameters"]["AcaoDoHistorico"];
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarLotacoes: {
        parameters: {
            query?: {
                /** @description Parte do nome, da sigla ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                tipo?: components["parameters"]["TipoDaLotacao"];
                /** @description Só ativas, ou só inativas. */
                ativa?: components["parameters"]["LotacaoAtiva"];
                /** @description Só as que têm esta falta. */
                pendencia?: components["parameters"]["PendenciaDaLotacao"];
                ordem?: components["parameters"]["OrdemDasLotacoes"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de lotações. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaLotacoes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarLotacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosLotacao"];
            };
        };
        responses: {
            /** @description A lotação criada. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    exportarLotacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
                busca?: string;
                uf?: components["schemas"]["Uf"];
                tipo?: components["parameters"]["TipoDaLotacao"];
                /** @description Só ativas, ou só inativas. */
                ativa?: components["parameters"]["LotacaoAtiva"];
                /** @description Só as que têm esta falta. */
                pendencia?: components["parameters"]["PendenciaDaLotacao"];
                ordem?: components["parameters"]["OrdemDasLotacoes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    importarLotacoes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
                /** @description Contrato que passa a atender as lotações novas. */
                contratoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterModeloLotacoes: {
        parameters: {
            query?: {
                /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
                formato?: components["parameters"]["FormatoPlanilha"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Planilha"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarLotacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EscolhaDeRegistros"];
            };
        };
        responses: {
            /** @description O que houve com cada uma. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadosPorRegistro"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterLotacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    alterarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosLotacao"];
            };
        };
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterEfetivoDoMes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mês, dia a dia. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfetivoDoMes"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    gravarEfetivoDoMes: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                mes: components["schemas"]["Mes"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiasDeEfetivo"];
            };
        };
        responses: {
            /** @description O mês como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EfetivoDoMes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    informarEfetivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoEfetivo"];
            };
        };
        responses: {
            /** @description O efetivo informado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Efetivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    inativarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterProgramacao: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A programação vigente. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    definirProgramacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaProgramacao"];
            };
        };
        responses: {
            /** @description A programação que passa a valer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    reativarLotacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação como ficou. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotacaoDetalhada"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterMapaDiario: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                uf?: components["schemas"]["Uf"];
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mapa. As quantidades seguem a ordem de `colunas`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaDiario"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarPedidos: {
        parameters: {
            query?: {
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["schemas"]["Uf"];
                situacao?: components["schemas"]["SituacaoPedido"];
                tipo?: components["schemas"]["TipoPedido"];
                /** @description Número do pedido ou parte do nome da lotação. */
                busca?: string;
                ordem?: components["schemas"]["OrdemPedidos"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pedidos e a contagem por situação do mesmo filtro (sem o da situação). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaPedidos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarPedido: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoPedido"];
            };
        };
        responses: {
            /** @description O rascunho. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    prepararPedido: {
        parameters: {
            query?: {
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
                /** @description Sem ela, o próximo dia com prazo aberto. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O preparo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparoPedido"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    resumirPedidos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O resumo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoPedidos"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    obterPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O pedido. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    editarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoPedido"];
            };
        };
        responses: {
            /** @description O pedido alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    enviarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvioPedido"];
            };
        };
        responses: {
            /** @description O pedido enviado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    gerarProgramacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeracaoProgramacoes"];
            };
        };
        responses: {
            /** @description O que foi gerado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoGeracao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarTiposAlimentacao: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    listarTiposPublico: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"][];
                };
            };
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
    criarUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoUsuario"];
            };
        };
        responses: {
            /** @description Pessoa cadastrada. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usuario"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            500: components["responses"]["FalhaNoServidor"];
        };
    };
}
