# Troth: the API, the identity provider and the three portals in one image. docs/deploying.md says how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /build
# What it compiles at the build is of use to the very same Node: the one that runs it.
COPY --from=gcr.io/distroless/nodejs22-debian12:nonroot /nodejs/bin/node /usr/local/bin/node
COPY . .
# The repository's history stays outside: `--build-arg TROTH_COMMIT=$(git rev-parse HEAD)` says what is built.
ARG TROTH_COMMIT
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile && npx turbo run messages build
RUN node tooling/launcher/bin/assemble.mjs /troth && mkdir /data

# Node and the libraries that it needs: no shell, no package manager.
FROM gcr.io/distroless/nodejs22-debian12:nonroot
ENV NODE_ENV=production \
    PATH=/nodejs/bin:/usr/local/bin:/usr/bin:/bin \
    TROTH_HOST=0.0.0.0 \
    TROTH_DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build --chown=nonroot:nonroot /data /data
COPY --from=build /troth /troth
WORKDIR /troth
VOLUME /data
EXPOSE 4000 4001 4002 4003
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Its entrypoint is node.
CMD ["--max-semi-space-size=32", "apps/api/dist/main.js"]
