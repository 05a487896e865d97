# One build, two small images: the government API and the BFF with the built web. Neither runs as root.
FROM node:24-bookworm-slim AS build
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .swcrc ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/platform/package.json packages/platform/
COPY apps/government-api/package.json apps/government-api/
COPY apps/bff/package.json apps/bff/
COPY apps/web/package.json apps/web/
RUN pnpm install --frozen-lockfile --filter '@alipen/government-api...' --filter '@alipen/bff...' --filter '@alipen/web...' --filter alipen
COPY packages packages
COPY apps apps
RUN pnpm --filter './packages/*' --filter './apps/*' --fail-if-no-match run build \
 && pnpm --filter @alipen/government-api deploy --prod --legacy /out/government-api \
 && pnpm --filter @alipen/bff deploy --prod --legacy /out/bff

FROM node:24-bookworm-slim AS government-api
# One heap outside JavaScript: glibc would keep a part of each decoded photo in one of every thread (ADR 42).
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build --chown=node:node /out/government-api ./
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3001
CMD ["node", "--enable-source-maps", "dist/main.js"]

FROM node:24-bookworm-slim AS bff
ENV NODE_ENV=production WEB_DIR=/app/web
WORKDIR /app
COPY --from=build --chown=node:node /out/bff ./
COPY --from=build --chown=node:node /src/apps/web/dist ./web
USER node
EXPOSE 3000 4000
CMD ["node", "--enable-source-maps", "dist/main.js"]
