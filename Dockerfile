# One build, two small images: the government API and the BFF with the built web. Neither runs as root.
FROM node:24-bookworm-slim AS build
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .swcrc ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/own-postgres/package.json packages/own-postgres/
COPY packages/platform/package.json packages/platform/
COPY apps/government-api/package.json apps/government-api/
COPY apps/bff/package.json apps/bff/
COPY apps/web/package.json apps/web/
RUN pnpm install --frozen-lockfile --filter '@alipen/government-api...' --filter '@alipen/bff...' --filter '@alipen/web...' --filter alipen
COPY packages packages
COPY apps apps
COPY docs/manual.md docs/
RUN pnpm --filter './packages/*' --filter './apps/*' --fail-if-no-match run build \
 && pnpm --filter @alipen/government-api deploy --prod --legacy /out/government-api \
 && pnpm --filter @alipen/bff deploy --prod --legacy /out/bff

FROM node:24-bookworm-slim AS government-api
# scripts/steps/memory.mjs says why.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1 NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=32"
WORKDIR /app
COPY --from=build --chown=node:node /out/government-api ./
RUN mkdir /data && chown node:node /data
# Numeric, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 3001
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM node:24-bookworm-slim AS bff
ENV NODE_ENV=production WEB_DIR=/app/web MALLOC_ARENA_MAX=1 NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=8"
WORKDIR /app
COPY --from=build --chown=node:node /out/bff ./
COPY --from=build --chown=node:node /src/apps/web/dist ./web
USER 1000:1000
EXPOSE 3000 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
